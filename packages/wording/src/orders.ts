import type { DeliveryType } from '@tischlein/domain/menu';
import type { OrderStatus } from '@tischlein/domain/orders';

/** What a guest reads about where the order stands. */
export function orderStatusText(status: OrderStatus, deliveryType: DeliveryType): string {
  switch (status) {
    case 'placed':
      return 'Bestellt';
    case 'accepted':
      return 'In Zubereitung';
    case 'ready':
      return deliveryType === 'pickup' ? 'Abholbereit' : 'Fertig';
    case 'underway':
      return 'Unterwegs';
    case 'handedOver':
      return { delivery: 'Angekommen', pickup: 'Abgeholt', dineIn: 'Serviert' }[deliveryType];
    case 'refused':
      return 'Abgelehnt';
    case 'cancelled':
      return 'Storniert';
  }
}

/** The sentence below a status: what it means for the guest. */
export function orderStatusDetail(status: OrderStatus, deliveryType: DeliveryType): string {
  switch (status) {
    case 'placed':
      return 'Deine Bestellung ist bei uns angekommen. Gleich bestätigen wir sie Dir.';
    case 'accepted':
      return 'Wir haben Deine Bestellung bestätigt und bereiten sie zu.';
    case 'ready':
      return READY_DETAIL[deliveryType];
    case 'underway':
      return 'Deine Bestellung ist auf dem Weg zu Dir.';
    case 'handedOver':
      return 'Guten Appetit!';
    case 'refused':
      return 'Leider können wir Deine Bestellung nicht annehmen. Ruf uns an, wenn Du Fragen hast.';
    case 'cancelled':
      return 'Deine Bestellung wurde storniert. Ruf uns an, wenn Du Fragen hast.';
  }
}

const READY_DETAIL: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Deine Bestellung ist fertig und geht gleich auf den Weg.',
  pickup: 'Deine Bestellung ist fertig. Du kannst sie jetzt abholen.',
  dineIn: 'Deine Bestellung ist fertig und kommt gleich an den Tisch.',
};
