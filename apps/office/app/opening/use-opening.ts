import * as calls from '@tischlein/contract/calls';
import type { AffectedByHours } from '@tischlein/contract/office';
import { mapAnswer } from '@tischlein/ui/answer';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../api/send.ts';
import type { ClosingQuestion } from './closing-dialog.tsx';
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
  const { value: menu = NO_MENU } = useRemote({
    key: shop,
    read: async () => mapAnswer(await send(calls.getShopMenu, { params: { shop } }), listMenuNames),
  });
  const { part: draft, ...edited } = useDocument<SavedOpening, OpeningDraft>({
    key: shop,
    documents,
    read: () => send(calls.getOpening, { params: { shop } }),
    write: ({ version }, changed) => saveOrAskToClose({ shop, draft: changed, version, ask }),
    part: ({ opening, slotCapacity }) => ({ opening, slotCapacity }),
    describe: (changed) => describeOpening(changed, menu),
  });
  return {
    ...edited,
    draft,
    menu,
    isValid: draft !== null && isValid(draft),
    /** Asked before hours are saved that leave something behind. */
    closing,
  };
}

function useClosingQuestion() {
  const [closing, setClosing] = useState<ClosingQuestion | null>(null);
  const ask = (affected: AffectedByHours): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isConfirmed: boolean): void => {
        setClosing(null);
        resolve(isConfirmed);
      };
      setClosing({ affected, answer });
    });
  return { closing, ask };
}

interface Saving {
  readonly shop: string;
  readonly draft: OpeningDraft;
  readonly version: string;
  readonly ask: (affected: AffectedByHours) => Promise<boolean>;
}

/**
 * Fails if the version has changed since it was read. The server names what the hours leave behind; what comes in between the
 * question and the answer is asked about again.
 */
async function saveOrAskToClose({ shop, draft, version, ask }: Saving) {
  const { opening, slotCapacity } = draft;
  const save = (seen: AffectedByHours | null) =>
    send(calls.saveOpening, {
      params: { shop },
      headers: { 'if-match': `"${version}"` },
      body: { opening, slotCapacity, ...(seen && { seen: toSeen(seen) }) },
    });
  let answer = await save(null);
  while (!answer.ok && answer.problem.affected !== undefined) {
    const { affected } = answer.problem;
    if (!(await ask(affected))) return answer;
    answer = await save(affected);
  }
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
