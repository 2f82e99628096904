import * as calls from '@tischlein/contract/calls';
import type { AffectedByHours } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { mapAnswer } from '@tischlein/ui/answer';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { type Cancelled, cancelOrders } from './cancel-orders.ts';
import type { ClosingAnswer, ClosingQuestion } from './closing-dialog.tsx';
import { describeOpening, type OpeningDraft } from './describe-opening.ts';
import { type MenuNames, listMenuNames } from './menu-names.ts';
import { findHoursProblem, listHours, WEEK } from './week.ts';

type SavedOpening = OpeningDraft & { readonly version: string };

export type EditedOpening = ReturnType<typeof useOpening>;

const NO_MENU: MenuNames = { categories: [] };

const documents: OpenDocuments<SavedOpening, OpeningDraft> = new Map();

/** A shop's hours and capacity, being edited. */
export function useOpening(shop: string) {
  const { closing, ask } = useClosingQuestion();
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  const { value: menu = NO_MENU } = useRemote({
    key: shop,
    read: async () => mapAnswer(await send(calls.getShopMenu, { params: { shop } }), listMenuNames),
  });
  const { part: draft, ...edited } = useDocument<SavedOpening, OpeningDraft>({
    key: shop,
    documents,
    read: () => send(calls.getOpening, { params: { shop } }),
    write: ({ version }, changed) =>
      saveOrAskToClose({ shop, draft: changed, version, ask, onCancelled: setCancelled }),
    part: ({ opening, slotCapacity }) => ({ opening, slotCapacity }),
    describe: (changed) => describeOpening(changed, menu),
  });
  return {
    ...edited,
    draft,
    compared: {
      version: edited.saved && edited.saved.version,
      here: draft && { opening: draft.opening, ...(draft.slotCapacity && { slotCapacity: draft.slotCapacity }) },
      take: ({ opening, slotCapacity }: ShopConfig) => edited.change({ opening, slotCapacity: slotCapacity ?? null }),
    },
    menu,
    isValid: draft !== null && isValid(draft),
    /** Asked before hours are saved that leave something behind. */
    closing,
    /** What was called off with the last save. */
    cancelled,
  };
}

function useClosingQuestion() {
  const [closing, setClosing] = useState<ClosingQuestion | null>(null);
  const ask = (affected: AffectedByHours): Promise<ClosingAnswer> =>
    new Promise((resolve) => {
      const answer = (given: ClosingAnswer): void => {
        setClosing(null);
        resolve(given);
      };
      setClosing({ affected, answer });
    });
  return { closing, ask };
}

interface Saving {
  readonly shop: string;
  readonly draft: OpeningDraft;
  readonly version: string;
  readonly ask: (affected: AffectedByHours) => Promise<ClosingAnswer>;
  readonly onCancelled: (cancelled: Cancelled | null) => void;
}

/**
 * Fails if the version has changed since it was read. The server names what the hours leave behind; what comes in between the
 * question and the answer is asked about again. Orders are called off once the hours are saved, so that no new ones come in between.
 */
async function saveOrAskToClose({ shop, draft, version, ask, onCancelled }: Saving) {
  const { opening, slotCapacity } = draft;
  const save = (seen: AffectedByHours | null) =>
    send(calls.saveOpening, {
      params: { shop },
      headers: { 'if-match': `"${version}"` },
      body: { opening, slotCapacity, ...(seen && { seen: toSeen(seen) }) },
    });
  onCancelled(null);
  let answer = await save(null);
  let orders: AffectedByHours['orders'] = [];
  while (!answer.ok && answer.problem.affected !== undefined) {
    const { affected } = answer.problem;
    const wanted = await ask(affected);
    if (wanted === 'back') return answer;
    orders = wanted === 'cancel' ? affected.orders : [];
    answer = await save(affected);
  }
  if (answer.ok && orders.length > 0) onCancelled(await cancelOrders(shop, orders));
  return answer;
}

const toSeen = ({ closesToday, orders, reservations }: AffectedByHours) => ({
  closesToday,
  orders: orders.map(({ id }) => id),
  reservations: reservations.map(({ id }) => id),
});

function isValid({ opening }: OpeningDraft): boolean {
  const { openingTimes, deliveryTimes, specialOpeningTimes } = opening;
  const days = [openingTimes, deliveryTimes].flatMap((timetable) => WEEK.map((day) => listHours(timetable, day)));
  const special = specialOpeningTimes.flatMap(({ hours, deliveryHours = [] }) => [hours, deliveryHours]);
  const numbers = [opening.slotMinutes, opening.preOrderDays, ...Object.values(opening.preparationMinutes)];
  return (
    [...days, ...special].every((hours) => findHoursProblem(hours) === null) &&
    specialOpeningTimes.every(({ from, to }) => from !== '' && to !== '' && from <= to) &&
    numbers.every((number) => Number.isInteger(number))
  );
}
