import type { DeliveryType } from '@tischlein/domain/menu';
import type { OrderNews, OrderStatus } from '@tischlein/domain/orders';
import { formatMinutes } from './minutes.ts';

interface PushNews {
  readonly news: OrderNews;
  readonly number: number;
  readonly deliveryType: DeliveryType;
  /** '19:25', the promised time; '' if there is none. */
  readonly time: string;
}

/** The text of a push message; the title names the restaurant. */
export function pushText({ news, number, deliveryType, time }: PushNews): string {
  switch (news) {
    case 'accepted':
      return `Deine Bestellung ${number} ist angenommen${time && `, voraussichtlich ${time} Uhr`}.`;
    case 'ready':
      return `Deine Bestellung ${number} ${READY[deliveryType]}`;
    case 'underway':
      return `Deine Bestellung ${number} ist unterwegs zu Dir.`;
  }
}

/** The text about a proposed change of an order: the time is the last one to answer. */
export const changePushText = ({ number, time }: Pick<PushNews, 'number' | 'time'>): string =>
  `Dürfen wir Deine Bestellung ${number} ändern? Bitte antworte bis ${time} Uhr.`;

const READY: Readonly<Record<DeliveryType, string>> = {
  delivery: 'ist fertig und macht sich gleich auf den Weg.',
  pickup: 'ist abholbereit.',
  dineIn: 'ist fertig.',
};

interface WaitingOrder {
  readonly number: number;
  readonly status: OrderStatus;
  /** Of opening time. */
  readonly minutes: number;
}

/** The text of a message to staff; the title names the restaurant. */
export function shiftPushText({ number, status, minutes }: WaitingOrder): string {
  if (status === 'placed') return `Bestellung ${number} wartet seit ${formatMinutes(minutes)}.`;
  return `Niemand hat geantwortet: Bestellung ${number} ist automatisch ${status === 'refused' ? 'abgelehnt' : 'angenommen'}.`;
}
