import type { DeviceLink } from '@tischlein/contract/office';
import { QrCode } from '@tischlein/ui/qr-code';
import { DEVICES } from '@tischlein/wording/office';
import { SecretDialog } from '../ui/secret-dialog.tsx';
import { formatDateTime } from '@tischlein/shop-time';

interface DeviceLinkDialogProps {
  readonly name: string;
  readonly link: DeviceLink;
  readonly onClosed: () => void;
}

/** The link that connects a device, as a QR code for its camera. */
export const DeviceLinkDialog = ({ name, link: { link, expiresAt }, onClosed }: DeviceLinkDialogProps) => (
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
