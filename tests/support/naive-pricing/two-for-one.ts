import type { OfferId } from '@tischlein/domain';
import type { TwoForOneOffer } from '@tischlein/domain/offers';
import { add, compareTexts, names, type Unit } from './units.ts';

interface Attempt {
  readonly offer: TwoForOneOffer;
  readonly groups: readonly (readonly Unit[])[];
  readonly payments: ReadonlyMap<Unit, number>;
  readonly reduction: number;
  readonly needsConfirmation: boolean;
}

/** Plays the rounds of C3 with single units and records the price of each unit; returns the promotions that took units. */
function playRounds(
  units: readonly Unit[],
  offers: readonly TwoForOneOffer[],
  confirmed: readonly OfferId[],
): Set<OfferId> {
  const used = new Set<OfferId>();
  for (const unit of units) {
    unit.toPay = unit.discounted;
    unit.inPromotion = false;
  }
  for (;;) {
    let best: Attempt | null = null;
    for (const offer of offers) {
      if (used.has(offer.id)) continue;
      const attempt = attemptOf(
        offer,
        units.filter((unit) => !unit.inPromotion),
      );
      if (attempt.needsConfirmation && !confirmed.includes(offer.id)) continue;
      if (attempt.reduction > 0 && attempt.reduction > (best?.reduction ?? 0)) best = attempt;
    }
    if (best === null) return used;
    used.add(best.offer.id);
    for (const [unit, payment] of best.payments) {
      unit.toPay = payment;
      unit.inPromotion = true;
    }
  }
}

/** The state of each promotion: would it apply if the guest confirmed it? */
export function statusesOf(
  units: readonly Unit[],
  offers: readonly TwoForOneOffer[],
  { confirmed, denied }: { readonly confirmed: readonly OfferId[]; readonly denied: readonly OfferId[] },
): Map<OfferId, string> {
  const yes = confirmed.filter((id) => !denied.includes(id));
  const applied = playRounds(units, offers, yes);
  const statuses = new Map<OfferId, string>();
  for (const offer of offers) {
    const copies = units.map((unit) => ({ ...unit }));
    if (!units.some((unit) => names(offer.selected, unit.item, unit.sizeId))) continue;
    if (applied.has(offer.id)) statuses.set(offer.id, 'applies');
    else if (playRounds(copies, offers, [...yes, offer.id]).has(offer.id)) {
      statuses.set(offer.id, denied.includes(offer.id) ? 'denied' : 'needsChoice');
    } else statuses.set(offer.id, 'no effect');
  }
  playRounds(units, offers, yes);
  return statuses;
}

function attemptOf(offer: TwoForOneOffer, open: readonly Unit[]): Attempt {
  const eligible = open.filter((unit) => names(offer.selected, unit.item, unit.sizeId));
  const groups = partitionsOf(offer, eligible).flatMap((units) => groupsOf(offer, units));
  const payments = new Map<Unit, number>();
  for (const group of groups) {
    group.forEach((unit, place) => {
      const isFree = place >= offer.paidQuantity;
      payments.set(unit, isFree ? 0 : offer.accumulative ? unit.discounted : unit.list);
    });
  }
  return {
    offer,
    groups,
    payments,
    reduction: add([...payments].map(([unit, payment]) => unit.discounted - payment)),
    needsConfirmation: !offer.accumulative && groups.flat().some((unit) => unit.discounted < unit.list),
  };
}

function partitionsOf(offer: TwoForOneOffer, units: readonly Unit[]): Unit[][] {
  if (offer.allowDifferentDishes) return [[...units]];
  const partitions = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = `${'slots' in unit.item ? 'combo' : 'dish'} ${unit.item.id} ${unit.sizeId}`;
    partitions.set(key, [...(partitions.get(key) ?? []), unit]);
  }
  return [...partitions.values()];
}

function groupsOf(offer: TwoForOneOffer, units: readonly Unit[]): Unit[][] {
  const sorted = units.toSorted(
    (left, right) =>
      right.list - left.list ||
      right.discounted - left.discounted ||
      left.item.position - right.item.position ||
      left.sizePlace - right.sizePlace ||
      right.list + right.extras - (left.list + left.extras) ||
      compareTexts(left.configuration, right.configuration) ||
      left.joined - right.joined ||
      compareTexts(left.line.memberName, right.line.memberName),
  );
  const groups: Unit[][] = [];
  for (let first = 0; first + offer.totalQuantity <= sorted.length; first += offer.totalQuantity) {
    groups.push(sorted.slice(first, first + offer.totalQuantity));
  }
  return groups;
}
