import type { DeviceLink } from '@tischlein/contract/office';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { QrCode } from '@tischlein/ui/qr-code';
import { DEVICES } from '@tischlein/wording/office';
import { useId, useState } from 'react';
import { formatDateTime } from '../values/clock.ts';

interface DeviceLinkDialogProps {
  readonly name: string;
  readonly link: DeviceLink;
  readonly onClosed: () => void;
}

/** The link that connects a device, as a QR code for its camera. */
export function DeviceLinkDialog({ name, link: { link, expiresAt }, onClosed }: DeviceLinkDialogProps) {
  const titleId = useId();
  const [said, setSaid] = useState('');
  const foot = (
    <button
      type="button"
      className="button button-main button-wide"
      onClick={({ currentTarget }) => closeContainingDialog(currentTarget)}
    >
      {DEVICES.done}
    </button>
  );
  return (
    <Dialog titleId={titleId} onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{DEVICES.linkTitle(name)}</h2>
      </div>
      <div className="dialog-body people-form">
        <p>{DEVICES.linkHelp(formatDateTime(expiresAt))}</p>
        <QrCode text={link} label={DEVICES.qr} />
        <code>{link}</code>
        <button
          type="button"
          className="button button-line"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setSaid(DEVICES.copied))}
        >
          {DEVICES.copy}
        </button>
        <p className="said" role="status">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
