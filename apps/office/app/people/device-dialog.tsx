import * as calls from '@tischlein/contract/calls';
import type { Device, DeviceLink } from '@tischlein/contract/office';
import { DEVICE_ROLES } from '@tischlein/domain/staff';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { steps } from '@tischlein/ui/steps';
import { DEVICES, STAFF_ROLE_HINTS, STAFF_ROLE_NAMES } from '@tischlein/wording/office';
import { type FormEvent, useId, useRef, useState } from 'react';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

interface DeviceDialogProps {
  readonly shop: string;
  /** null: a new one. */
  readonly device: Device | null;
  readonly onLinked?: (name: string, link: DeviceLink) => void;
  readonly onChanged?: () => void;
  readonly onClosed: () => void;
}

/** Sets up a device, or changes its name, role or PIN. */
export function DeviceDialog({ shop, device, onLinked, onChanged, onClosed }: DeviceDialogProps) {
  const [formId, group] = [useId(), useId()];
  const [draft, setDraft] = useState({ name: device?.name ?? '', role: device?.role ?? DEVICE_ROLES[0] });
  const [pin, setPin] = useState('');
  const { isBusy, said, submit } = useSubmit();
  const created = useRef<DeviceLink | null>(null);
  const create = async (): Promise<boolean> => {
    const added = await submit(() => send(calls.addDevice, { params: { shop }, body: { ...draft, pin } }));
    created.current = added?.value ?? null;
    return added !== null;
  };
  const change = async (id: string): Promise<boolean> => {
    const body = { ...draft, ...(pin !== '' && { pin }) };
    const changed = await submit(() => send(calls.changeDevice, { params: { shop, device: id }, body }));
    if (changed) onChanged?.();
    return changed !== null;
  };
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await (device ? change(device.id) : create())) closeContainingDialog(form);
  };
  const close = (): void => {
    onClosed();
    const link = created.current;
    if (link) steps.whenSettled(() => onLinked?.(draft.name, link));
  };
  const foot = (
    <BusyButton type="submit" form={formId} isBusy={isBusy} isWide>
      {device ? DEVICES.save : DEVICES.create}
    </BusyButton>
  );
  return (
    <Dialog title={device ? DEVICES.changeTitle(device.name) : DEVICES.addTitle} onClosed={close} foot={foot}>
      <form id={formId} className="dialog-body people-form" onSubmit={(event) => void save(event)}>
        <TextField
          label={DEVICES.name}
          help={DEVICES.nameHelp}
          autoComplete="off"
          required
          maxLength={40}
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <fieldset className="check-list">
          <legend>{DEVICES.role}</legend>
          {DEVICE_ROLES.map((role) => (
            <label key={role}>
              <input
                type="radio"
                name={group}
                checked={draft.role === role}
                onChange={() => setDraft({ ...draft, role })}
              />
              <span>
                {STAFF_ROLE_NAMES[role]} <small>{STAFF_ROLE_HINTS[role]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={device ? DEVICES.newPin : DEVICES.pin}
          help={device ? DEVICES.newPinHelp : DEVICES.pinHelp}
          inputMode="numeric"
          autoComplete="off"
          pattern="\d{4,8}"
          maxLength={8}
          required={device === null}
          value={pin}
          onChange={({ target }) => setPin(target.value)}
        />
        <Said said={said} />
      </form>
    </Dialog>
  );
}
