import type { Device } from '@tischlein/contract/office';
import { DEVICES, STAFF_ROLE_NAMES } from '@tischlein/wording/office';
import { Table } from '../ui/table.tsx';
import { formatDateTime } from '@tischlein/shop-time';
import { DeviceState } from '../ui/device-state.tsx';

interface DeviceActions {
  readonly onChange: (device: Device) => void;
  readonly onRenew: (device: Device) => void;
  readonly onRemove: (device: Device) => void;
}

/** Every device with its state and its role. */
export function DeviceTable({ devices, ...actions }: DeviceActions & { readonly devices: readonly Device[] }) {
  const { columns } = DEVICES;
  return (
    <Table
      label={DEVICES.list}
      rows={devices}
      toKey={({ id }) => id}
      columns={[
        { name: columns.name, isHead: true, cell: nameDevice },
        { name: columns.state, cell: (device) => <DeviceState device={device} /> },
        { name: columns.role, cell: ({ role }) => STAFF_ROLE_NAMES[role] },
        { name: DEVICES.change, isNameHidden: true, cell: (device) => <Buttons device={device} {...actions} /> },
      ]}
    />
  );
}

const nameDevice = ({ name, connected }: Device) => (
  <>
    <strong>{name}</strong>
    {connected && <small>{DEVICES.seen(connected.device || DEVICES.unknown, formatDateTime(connected.seenAt))}</small>}
  </>
);

function Buttons({ device, onChange, onRenew, onRemove }: DeviceActions & { readonly device: Device }) {
  const { name } = device;
  return (
    <div className="row table-buttons">
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
    </div>
  );
}
