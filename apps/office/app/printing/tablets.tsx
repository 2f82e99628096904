import * as calls from '@tischlein/contract/calls';
import type { Device } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { DEVICES, PRINTING } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import type { ShopOffice } from '../frame/office-context.ts';
import { DeviceState } from '../ui/device-state.tsx';
import { Icon } from '../ui/icon.tsx';

/** The devices that show orders where no slip is printed, and the way to set one up. */
export function Tablets({ shop }: Pick<ShopOffice, 'shop'>) {
  const { value } = useRemote<readonly Device[]>({
    key: `tablets ${shop.id}`,
    read: () => send(calls.listDevices, { params: { shop: shop.slug } }),
  });
  if (!value) return null;
  return (
    <section className="office-part" aria-labelledby="tablets">
      <div className="row ends">
        <h2 id="tablets">{PRINTING.tablets}</h2>
        <Link className="link-button" to={`/${shop.slug}/geraete`}>
          {value.length === 0 ? DEVICES.add : PRINTING.toTablets}
        </Link>
      </div>
      {value.length === 0 && <p className="soft">{PRINTING.tabletsHelp}</p>}
      <ul className="lines">
        {value.map((device) => (
          <li key={device.id} className="row">
            <div className="row tablet-name">
              <Icon name="tablet" />
              <div>
                <strong>{device.name}</strong>
                {device.connected && <small>{PRINTING.tabletSeen(formatDateTime(device.connected.seenAt))}</small>}
              </div>
            </div>
            <DeviceState device={device} />
          </li>
        ))}
      </ul>
    </section>
  );
}
