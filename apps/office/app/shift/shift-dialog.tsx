import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { useStore } from '@tischlein/ui/store';
import { SHIFT as SAY } from '@tischlein/wording/office';
import { type ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';
import { canAskAgain, type Shift } from './shift.ts';

export interface ShiftSound {
  readonly isOn: boolean;
  /** The browser allows no sound before a press. */
  readonly isLocked: boolean;
  readonly unlock: () => void;
  /** Rings once. */
  readonly test: () => void;
  readonly onToggle: () => void;
}

interface ShiftDialogProps {
  readonly shift: Shift;
  readonly sound: ShiftSound;
  readonly onBegin: () => Promise<void>;
  readonly onClosed: () => void;
}

/** What a shift has started on this device, what the browser has refused, and how to mend it. */
export function ShiftDialog({ shift, sound, onBegin, onClosed }: ShiftDialogProps) {
  const state = useStore(shift);
  const foot = (
    <>
      {canAskAgain(state) && (
        <button type="button" className="button button-main button-wide" onClick={() => void onBegin()}>
          {SAY.again}
        </button>
      )}
      <button
        type="button"
        className="button button-line button-wide"
        onClick={({ currentTarget }) => {
          closeContainingDialog(currentTarget);
          void shift.end();
        }}
      >
        {SAY.end}
      </button>
    </>
  );
  const soundState = !sound.isOn ? 'muted' : sound.isLocked ? 'locked' : 'on';
  return (
    <Dialog title={SAY.running} onClosed={onClosed} foot={foot}>
      <div className="dialog-body">
        <ul className="stack">
          <Part icon="bell" isWell={soundState === 'on'} title={SAY.sound} text={SAY.soundStates[soundState]}>
            <button type="button" className="button button-line" onClick={sound.test}>
              {SAY.testSound}
            </button>
            <button type="button" className="button button-line" aria-pressed={!sound.isOn} onClick={sound.onToggle}>
              {SAY.mute}
            </button>
          </Part>
          <Part icon="clock" isWell={state.screen === 'on'} title={SAY.screen} text={SAY.screenStates[state.screen]} />
          <Part icon="mail" isWell={state.push === 'on'} title={SAY.push} text={SAY.pushStates[state.push]} />
        </ul>
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly icon: IconName;
  readonly isWell: boolean;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Part({ icon, isWell, title, text, children }: PartProps) {
  return (
    <li className="shift-part" data-state={isWell ? 'good' : 'warn'}>
      <Icon name={isWell ? 'check' : icon} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children && <div className="row shift-buttons">{children}</div>}
      </div>
    </li>
  );
}
