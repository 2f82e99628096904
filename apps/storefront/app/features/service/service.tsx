import { addressText, termsLine } from '@tischlein/wording';
import { SERVICE } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import { formatLocation } from '@tischlein/domain/delivery';
import type { DeliveryPeriod, ServeTime } from '@tischlein/domain/opening';
import type { Orderability } from '@tischlein/domain/orderability';
import { formatShopAddress } from '@tischlein/domain/shop';
import type { WebOrderType } from '../../guest/order-options.ts';
import type { OrderSettings } from '../../ordering/use-order-settings.ts';
import { useClock, useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { OrderTypeSwitch } from './order-type-switch.tsx';
import '../../styles/service.css';

interface ServiceProps {
  readonly settings: OrderSettings;
  readonly onType: (type: WebOrderType) => void;
  readonly onAddress: () => void;
  readonly onTime: () => void;
  /** Shown beside the controls. */
  readonly children: ReactNode;
}

/** Order type, location and time in one row. */
export function Service({ settings, onType, onAddress, onTime, children }: ServiceProps) {
  return (
    <section className="service" aria-label={SERVICE.legend}>
      <OrderTypeSwitch value={settings.orderType} onChange={onType} />
      <AddressButton settings={settings} onClick={onAddress} />
      <TimeButton settings={settings} onClick={onTime} />
      {children}
    </section>
  );
}

interface ButtonProps {
  readonly settings: OrderSettings;
  readonly onClick: () => void;
}

function AddressButton({ settings, onClick }: ButtonProps) {
  const { shop } = useShop();
  const { options, orderType } = settings;
  const place = options.location;
  const words = shop.isFranchiseOverview
    ? { main: SERVICE.findBranch, small: SERVICE.findBranchHelp }
    : orderType === 'pickup'
      ? { main: addressText(formatShopAddress(shop)) || shop.restaurantName, small: SERVICE.ourLocation }
      : place
        ? { main: addressText(formatLocation(place.address)), small: termsLine(place.terms) }
        : { main: SERVICE.enterAddress, small: SERVICE.enterAddressHelp };
  return (
    <button className="address-button" type="button" aria-haspopup="dialog" onClick={onClick}>
      <Icon name="pin" />
      <span>
        <strong>{words.main}</strong>
        <small>{words.small}</small>
      </span>
      <Icon name="down" />
    </button>
  );
}

function TimeButton({ settings, onClick }: ButtonProps) {
  const { period } = useClock();
  const { main, small } = describeTime(settings.orderability, period);
  return (
    <button className="address-button time-button" type="button" aria-haspopup="dialog" onClick={onClick}>
      <Icon name="clock" />
      <span>
        <strong>{main}</strong>
        <small>{small}</small>
      </span>
      <Icon name="down" />
    </button>
  );
}

interface TimeWords {
  readonly main: string;
  readonly small: string;
}

function describeTime(found: Orderability, { insideOpenHours, sticker }: DeliveryPeriod): TimeWords {
  switch (found.can) {
    case 'now':
      return { main: SERVICE.now, small: SERVICE.inAbout(found.minutes) };
    case 'at':
      return { main: found.time.label, small: SERVICE.time };
    case 'later':
      return { main: SERVICE.chooseTime, small: describeChoice(found.lost, found.first) };
    case 'never':
      return insideOpenHours
        ? { main: SERVICE.unavailable, small: SERVICE.time }
        : { main: SERVICE.closed, small: sticker === SERVICE.closed ? SERVICE.time : sticker };
  }
}

function describeChoice(lost: string | null, first: ServeTime | null): string {
  if (lost !== null) return SERVICE.timeGone;
  return first ? SERVICE.earliest(first.label) : SERVICE.time;
}
