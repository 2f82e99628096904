import type { DeskOrder } from '@tischlein/contract/office';
import { pickupBy, tableNotice } from '@tischlein/wording/office';
import type { IconName } from '../ui/icon.tsx';

type QuotedDish = NonNullable<DeskOrder['quote']['lines'][number]['dish']>;

export const pickIcon = (order: DeskOrder): IconName =>
  order.deliveryType === 'delivery' ? 'bicycle' : order.deliveryType === 'pickup' ? 'bag' : 'table';

/** The destination in one line: 'Torstraße 12, Ada Köhler'. */
export function formatDestination(order: DeskOrder): string {
  const { contact } = order;
  if (order.deliveryType === 'delivery') return `${contact.street} ${contact.streetNumber}, ${contact.name}`;
  return order.table === null ? pickupBy(contact.name) : tableNotice(order.table);
}

/** The full address for the driver. */
export function formatAddress({ contact }: DeskOrder): string {
  const floor = contact.floor ? ` – ${contact.floor}` : '';
  return `${contact.street} ${contact.streetNumber}, ${contact.zip} ${contact.city}${floor}`;
}

/** 'Pizza Margherita, 32 cm' */
export const formatDishTitle = (dish: QuotedDish): string =>
  dish.sizeName ? `${dish.name}, ${dish.sizeName}` : dish.name;

/** '+ 2× Rucola' */
export const formatExtra = (extra: QuotedDish['extras'][number]): string =>
  `+ ${extra.amount > 1 ? `${extra.amount}× ` : ''}${extra.itemName}`;

export const formatWithout = (dish: QuotedDish): string =>
  dish.without.length === 0 ? '' : `ohne ${dish.without.map((ingredient) => ingredient.name).join(', ')}`;
