import type { Device } from '@tischlein/contract/office';
import { formatDateTime } from '@tischlein/shop-time';
import { DEVICES } from '@tischlein/wording/office';

/** Whether a shared device is signed in, locked or waits for its link. */
export function DeviceState({ device: { connected, isLocked, linkExpiresAt } }: { readonly device: Device }) {
  if (connected)
    return (
      <span className="state" data-kind="good">
        {isLocked ? DEVICES.locked : DEVICES.connected}
      </span>
    );
  if (linkExpiresAt === null)
    return (
      <span className="state" data-kind="off">
        {DEVICES.off}
      </span>
    );
  return (
    <>
      <span className="state" data-kind="warn">
        {DEVICES.waits}
      </span>
      <small>{DEVICES.until(formatDateTime(linkExpiresAt))}</small>
    </>
  );
}
