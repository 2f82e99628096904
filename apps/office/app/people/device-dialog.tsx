import * as calls from '@tischlein/contract/calls';
import type { Device, DeviceLink } from '@tischlein/contract/office';
import { DEVICE_ROLES } from '@tischlein/domain/staff';
import { type Answer, mapAnswer } from '@tischlein/ui/answer';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { TextField } from '@tischlein/ui/field';
import { steps } from '@tischlein/ui/steps';
import { useForm } from '@tischlein/ui/use-form';
import { DEVICES, STAFF_ROLE_HINTS, STAFF_ROLE_NAMES } from '@tischlein/wording/office';
import { useRef } from 'react';
import { send } from '../api/send.ts';
import { RadioList } from '../ui/radio-list.tsx';

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
  const created = useRef<(() => void) | null>(null);
  const form = useForm({
    first: { name: device?.name ?? '', role: device?.role ?? DEVICE_ROLES[0], pin: '' },
    send: async ({ pin, ...draft }): Promise<Answer<DeviceLink | null>> => {
      if (!device) return send(calls.addDevice, { params: { shop }, body: { ...draft, pin } });
      const body = { ...draft, ...(pin !== '' && { pin }) };
      return mapAnswer(await send(calls.changeDevice, { params: { shop, device: device.id }, body }), () => null);
    },
    done: (link, sent) => {
      if (link) created.current = () => onLinked?.(sent.values.name, link);
      else onChanged?.();
      closeContainingDialog(sent.form);
    },
  });
  const close = (): void => {
    onClosed();
    if (created.current) steps.whenSettled(created.current);
  };
  return (
    <DialogForm
      form={form}
      title={device ? DEVICES.changeTitle(device.name) : DEVICES.addTitle}
      className="stack people-form"
      submit={device ? DEVICES.save : DEVICES.create}
      onClosed={close}
    >
      <TextField
        label={DEVICES.name}
        help={DEVICES.nameHelp}
        autoComplete="off"
        required
        maxLength={40}
        {...form.text('name')}
      />
      <RadioList
        legend={DEVICES.role}
        values={DEVICE_ROLES}
        names={STAFF_ROLE_NAMES}
        helps={STAFF_ROLE_HINTS}
        {...form.field('role')}
      />
      <TextField
        label={device ? DEVICES.newPin : DEVICES.pin}
        help={device ? DEVICES.newPinHelp : DEVICES.pinHelp}
        inputMode="numeric"
        autoComplete="off"
        pattern="\d{4,8}"
        maxLength={8}
        required={device === null}
        {...form.text('pin')}
      />
    </DialogForm>
  );
}
