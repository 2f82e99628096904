import { useStore } from '@tischlein/ui/store';
import { SHIFT as SAY } from '@tischlein/wording/office';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { countRefusals, createShift } from './shift.ts';
import { ShiftDialog, type ShiftSound } from './shift-dialog.tsx';

interface ShiftControlProps {
  readonly desk: string;
  readonly shops: readonly string[];
  readonly sound: ShiftSound;
}

/** Begins a shift with one press, and says how it is going. */
export function ShiftControl({ desk, shops, sound }: ShiftControlProps) {
  const [shift] = useState(() => createShift({ desk, shops }));
  const state = useStore(shift);
  const [isOpen, setOpen] = useState(false);
  shift.follow(shops);
  const begin = async (): Promise<void> => {
    // First: only the press itself unlocks the sound.
    sound.unlock();
    if (!sound.isOn) sound.onToggle();
    await shift.begin();
    setOpen(countRefusals(shift.get(), false) > 0);
  };
  const refusals = countRefusals(state, sound.isLocked && sound.isOn);
  return (
    <>
      {state.isOn ? (
        <button
          type="button"
          className="button button-quiet shift-state"
          data-state={refusals > 0 || !sound.isOn ? 'warn' : 'good'}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="bell" />
          <span>
            {SAY.running}
            <small>{!sound.isOn ? SAY.muted : refusals > 0 ? SAY.refusals(refusals) : SAY.allWell}</small>
          </span>
        </button>
      ) : (
        <button type="button" className="button button-main shift-begin" onClick={() => void begin()}>
          <Icon name="bell" />
          {SAY.begin}
        </button>
      )}
      {isOpen && <ShiftDialog shift={shift} sound={sound} onBegin={begin} onClosed={() => setOpen(false)} />}
    </>
  );
}
