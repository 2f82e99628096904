import * as calls from '@tischlein/contract/calls';
import type { AffectedByHours } from '@tischlein/contract/office';
import type { OpeningHours } from '@tischlein/domain/shop';
import { readConfig, saveConfig } from '../../apps/office/app/api/shop-config.ts';
import { send } from '../../apps/office/app/api/send.ts';

/** Friday 20 November 2026, 18:30: when every component test happens for the server. */
const FRIDAY = '2026-11-20';
export const NOW = Date.parse(`${FRIDAY}T18:30:00+01:00`);

/** Hours on Fridays only: open from the first to the last. */
export const fridays = (...hours: readonly (readonly [from: string, to: string])[]): Partial<OpeningHours> => ({
  openingTimes: hours.map(([from, to]) => ({ dayIndex: 5, from, to })),
  deliveryTimes: [],
  specialOpeningTimes: [],
  slotMinutes: 15,
  enablePreOrder: true,
});

/** No hours on this Friday. */
export const VACATION: OpeningHours['specialOpeningTimes'] = [
  { from: FRIDAY, to: '2026-11-22', reason: 'vacation', hours: [] },
];

/** The merchant changes the hours, whatever the new ones leave behind. */
export async function setHours(slug: string, change: Partial<OpeningHours>): Promise<void> {
  const params = { shop: slug };
  const known = await send(calls.getOpening, { params });
  if (!known.ok) throw new Error(known.problem.message);
  const { opening, slotCapacity, version } = known.value;
  const save = (seen: object) =>
    send(calls.saveOpening, {
      params,
      headers: { 'if-match': `"${version}"` },
      body: { opening: { ...opening, ...change }, slotCapacity, ...seen },
    });
  const first = await save({});
  const affected = first.ok ? undefined : first.problem.affected;
  const saved = affected ? await save({ seen: toSeen(affected) }) : first;
  if (!saved.ok) throw new Error(saved.problem.message);
}

const toSeen = ({ closesToday, orders, reservations }: AffectedByHours) => ({
  closesToday,
  orders: orders.map(({ id }) => id),
  reservations: reservations.map(({ id }) => id),
});

/** The merchant no longer delivers. */
export async function stopDelivery(slug: string): Promise<void> {
  const known = await readConfig(slug);
  if (!known.ok) throw new Error(known.problem.message);
  const { value, version } = known.value;
  const saved = await saveConfig(slug, { ...value, supportDelivery: false }, version);
  if (!saved.ok) throw new Error(saved.problem.message);
}
