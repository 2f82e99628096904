import type { DeliveryType } from '@tischlein/domain/menu';
import { pickupBy, tableNotice } from './desk.ts';

/** What a ticket says about a dish. */
export interface TicketDish {
  readonly name: string;
  readonly sizeName: string | null;
  readonly without: readonly { readonly name: string }[];
  readonly extras: readonly { readonly amount: number; readonly itemName: string }[];
}

/** Where an order goes. */
export interface TicketDestination {
  readonly deliveryType: DeliveryType;
  readonly contact: {
    readonly name: string;
    readonly street: string;
    readonly streetNumber: string;
    readonly zip: string;
    readonly city: string;
    readonly floor: string;
  };
  readonly table: number | null;
  readonly round: number | null;
  readonly waiter: string;
}

/** The destination in one line: 'Torstraße 12, Ada Köhler', 'Tisch 7 · Runde 2 · Mia'. */
export function formatDestination({ deliveryType, contact, table, round, waiter }: TicketDestination): string {
  if (deliveryType === 'delivery') return `${contact.street} ${contact.streetNumber}, ${contact.name}`;
  if (table === null) return pickupBy(contact.name);
  return [tableNotice(table, round), waiter].filter(Boolean).join(' · ');
}

/** The full address for the driver. */
export function formatAddress({ contact }: Pick<TicketDestination, 'contact'>): string {
  const floor = contact.floor ? ` – ${contact.floor}` : '';
  return `${contact.street} ${contact.streetNumber}, ${contact.zip} ${contact.city}${floor}`;
}

/** 'Pizza Margherita, 32 cm' */
export const formatDishTitle = (dish: TicketDish): string =>
  dish.sizeName ? `${dish.name}, ${dish.sizeName}` : dish.name;

/** '+ 2× Rucola' */
export const formatExtra = (extra: TicketDish['extras'][number]): string =>
  `+ ${extra.amount > 1 ? `${extra.amount}× ` : ''}${extra.itemName}`;

export const formatWithout = (dish: TicketDish): string =>
  dish.without.length === 0 ? '' : `ohne ${dish.without.map((ingredient) => ingredient.name).join(', ')}`;
