import type { ZoneId } from '@tischlein/domain';
import type { Point } from '@tischlein/domain/delivery';
import type { DeliveryZone, ZoneArea } from '@tischlein/domain/shop';
import { formatAmount } from '../values/amounts.ts';

export const ZONE_KINDS = ['postcodes', 'radius', 'distance', 'polygon'] as const satisfies readonly ZoneArea['kind'][];

/** A zone being edited. Fields of the other kinds are kept, so that switching kinds loses nothing. */
export interface ZoneForm {
  readonly id: ZoneId;
  readonly name: string;
  readonly kind: ZoneArea['kind'];
  /** '10115 10117' */
  readonly postcodes: string;
  /** '3,5' */
  readonly kilometres: string;
  /** One corner per line: '52.5289, 13.4113'. */
  readonly points: string;
  /** Euros: '2,50'. */
  readonly deliveryFee: string;
  readonly minimumOrderValue: string;
  /** Empty: never. */
  readonly freeAfter: string;
}

export const createForm = (id: ZoneId, name: string): ZoneForm => ({
  id,
  name,
  kind: 'postcodes',
  postcodes: '',
  kilometres: '3',
  points: '',
  deliveryFee: '2,50',
  minimumOrderValue: '15,00',
  freeAfter: '',
});

export function toForm({ id, name, area, deliveryFee, minimumOrderValue, freeAfter }: DeliveryZone): ZoneForm {
  return {
    ...createForm(id, name),
    kind: area.kind,
    ...toAreaFields(area),
    deliveryFee: formatAmount(deliveryFee),
    minimumOrderValue: formatAmount(minimumOrderValue),
    freeAfter: freeAfter === null ? '' : formatAmount(freeAfter),
  };
}

function toAreaFields(area: ZoneArea): Partial<ZoneForm> {
  switch (area.kind) {
    case 'postcodes':
      return { postcodes: area.postcodes.join(' ') };
    case 'radius':
    case 'distance':
      // Not rounded: opening and saving a form must not change the zone.
      return { kilometres: String(area.kilometres).replace('.', ',') };
    case 'polygon':
      return { points: formatPoints(area.points) };
  }
}

/** One corner per line; points from the map are exact to about a decimetre. */
export const formatPoints = (points: readonly Point[]): string =>
  points.map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join('\n');
