import type { Device } from '@tischlein/contract/office';
import { DEVICES, STAFF_ROLE_NAMES } from '@tischlein/wording/office';
import { formatDateTime } from '../values/clock.ts';

interface DeviceActions {
  readonly onChange: (device: Device) => void;
  readonly onRenew: (device: Device) => void;
  readonly onRemove: (device: Device) => void;
}

/** Every device with its state and its role. */
export function DeviceTable({ devices, ...actions }: DeviceActions & { readonly devices: readonly Device[] }) {
  const { columns } = DEVICES;
  return (
    <table className="team-table" aria-label={DEVICES.list}>
      <thead>
        <tr>
          {[columns.name, columns.state, columns.role].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{DEVICES.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

function DeviceRow({ device, onChange, onRenew, onRemove }: DeviceActions & { readonly device: Device }) {
  const { name, role, connected } = device;
  return (
    <tr>
      <td>
        <strong>{name}</strong>
        {connected && (
          <small>{DEVICES.seen(connected.device || DEVICES.unknown, formatDateTime(connected.seenAt))}</small>
        )}
      </td>
      <td data-name={DEVICES.columns.state}>
        <DeviceState device={device} />
      </td>
      <td data-name={DEVICES.columns.role}>{STAFF_ROLE_NAMES[role]}</td>
      <td className="team-buttons">
        <button
          type="button"
          className="button button-line"
          aria-label={DEVICES.changeDevice(name)}
          onClick={() => onChange(device)}
        >
          {DEVICES.change}
        </button>
        <button
          type="button"
          className="button button-line"
          aria-label={DEVICES.renewDevice(name)}
          onClick={() => onRenew(device)}
        >
          {DEVICES.renew}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={DEVICES.removeDevice(name)}
          onClick={() => onRemove(device)}
        >
          {DEVICES.remove}
        </button>
      </td>
    </tr>
  );
}

function DeviceState({ device: { connected, isLocked, linkExpiresAt } }: { readonly device: Device }) {
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
