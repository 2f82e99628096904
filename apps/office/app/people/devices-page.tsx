import * as calls from '@tischlein/contract/calls';
import type { Device, DeviceLink } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useRemote } from '@tischlein/ui/use-remote';
import { DEVICES } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { FirstStep } from '../ui/first-step.tsx';
import { Icon } from '../ui/icon.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import { DeviceTable } from './device-table.tsx';
import { QrCode } from '@tischlein/ui/qr-code';
import { SecretDialog } from '../ui/secret-dialog.tsx';
import { formatDateTime } from '@tischlein/shop-time';

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'remove'; readonly device: Device }
  | { readonly kind: 'link'; readonly name: string; readonly link: DeviceLink };

/** The tablets that a shift shares: set up, connected by a link, locked by a PIN. */
export function DevicesPage() {
  const { shop, may } = useOffice();
  const params = { shop: shop.slug };
  const {
    value: devices,
    problem,
    read,
  } = useRemote<readonly Device[]>({ key: shop.id, read: () => send(calls.listDevices, { params }) });
  const [open, setOpen] = useState<Open | null>(null);
  const { said, submit } = useSubmit();
  const close = (): void => setOpen(null);
  const showLink = (name: string, link: DeviceLink): void => {
    setOpen({ kind: 'link', name, link });
    void read();
  };
  const renew = async ({ id, name }: Device): Promise<void> => {
    const renewed = await submit(() => send(calls.renewDeviceLink, { params: { ...params, device: id } }));
    if (renewed) showLink(name, renewed.value);
  };
  const remove = async ({ id, name }: Device): Promise<void> => {
    const isRemoved = await submit(
      () => send(calls.removeDevice, { params: { ...params, device: id } }),
      DEVICES.removed(name),
    );
    if (isRemoved) await read();
  };
  const isEmpty = devices?.length === 0;
  const addButton = may('people', 'write') && (
    <button type="button" className="button button-main" onClick={() => setOpen({ kind: 'add' })}>
      <Icon name="plus" />
      {DEVICES.add}
    </button>
  );
  return (
    <OfficeFrame title={DEVICES.title} isWide actions={!isEmpty && addButton}>
      {!isEmpty && <p className="soft">{DEVICES.lead}</p>}
      <Said said={problem ? { text: problem, isProblem: true } : said} />
      {isEmpty && (
        <EmptyState icon={<Icon name="tablet" />} title={DEVICES.empty} text={DEVICES.emptyHelp}>
          <FirstStep>{addButton}</FirstStep>
        </EmptyState>
      )}
      {devices && devices.length > 0 && (
        <DeviceTable
          devices={devices}
          onChange={(device) => setOpen({ kind: 'change', device })}
          onRenew={(device) => void renew(device)}
          onRemove={(device) => setOpen({ kind: 'remove', device })}
        />
      )}
      {open?.kind === 'add' && <DeviceDialog shop={shop.slug} device={null} onLinked={showLink} onClosed={close} />}
      {open?.kind === 'change' && (
        <DeviceDialog shop={shop.slug} device={open.device} onChanged={() => void read()} onClosed={close} />
      )}
      {open?.kind === 'link' && <DeviceLinkDialog name={open.name} link={open.link} onClosed={close} />}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={DEVICES.removeTitle(open.device.name)}
          texts={[DEVICES.removeText]}
          confirm={DEVICES.remove}
          cancel={DEVICES.keep}
          onClosed={(isConfirmed) => {
            close();
            if (isConfirmed) void remove(open.device);
          }}
        />
      )}
    </OfficeFrame>
  );
}

interface DeviceLinkDialogProps {
  readonly name: string;
  readonly link: DeviceLink;
  readonly onClosed: () => void;
}

/** The link that connects a device, as a QR code for its camera. */
const DeviceLinkDialog = ({ name, link: { link, expiresAt }, onClosed }: DeviceLinkDialogProps) => (
  <SecretDialog
    title={DEVICES.linkTitle(name)}
    texts={[DEVICES.linkHelp(formatDateTime(expiresAt))]}
    secret={link}
    words={DEVICES}
    onClosed={onClosed}
  >
    <QrCode text={link} label={DEVICES.qr} />
  </SecretDialog>
);
