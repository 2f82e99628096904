import type { ZoneId } from '@tischlein/domain';
import type { Point } from '@tischlein/domain/delivery';
import type { DeliveryZone, ZoneArea } from '@tischlein/domain/shop';
import { formatAmount } from '../amounts.ts';

export const ZONE_KINDS = ['postcodes', 'radius', 'distance', 'polygon'] as const satisfies readonly ZoneArea['kind'][];

/** A zone as it is being typed. What another kind needs is kept, so that changing the kind loses nothing. */
export interface ZoneForm {
  readonly id: ZoneId;
  readonly name: string;
  readonly kind: ZoneArea['kind'];
  /** '10115 10117' */
  readonly postcodes: string;
  /** '3,5' */
  readonly kilometres: string;
  /** A corner a line: '52.5289, 13.4113'. */
  readonly points: string;
  /** Euros: '2,50'. */
  readonly deliveryFee: string;
  readonly minimumOrderValue: string;
  /** Empty: never. */
  readonly freeAfter: string;
}

/** A zone that is new. */
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

/** A zone as it stands in the form. */
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
      // Unrounded: what is only looked at must not change.
      return { kilometres: String(area.kilometres).replace('.', ',') };
    case 'polygon':
      return { points: formatPoints(area.points) };
  }
}

/** Corners as lines, about a decimetre exact where they come from the map. */
export const formatPoints = (points: readonly Point[]): string =>
  points.map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join('\n');
