import * as calls from '@tischlein/contract/calls';
import type { AffectedByHours } from '@tischlein/contract/office';
import type { OpeningHours, SlotCapacity } from '@tischlein/domain/shop';
import { mapAnswer, takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { type Question, useConflict } from '../ui/use-conflict.ts';
import type { ClosingQuestion } from './closing-dialog.tsx';
import { describeOpening } from './describe-opening.ts';
import { type MenuNames, listMenuNames } from './menu-names.ts';
import { findHoursProblem, listHours, WEEK } from './week.ts';

/** Hours and capacity being edited. */
export interface OpeningDraft {
  readonly opening: OpeningHours;
  readonly slotCapacity: SlotCapacity | null;
}

export interface EditedOpening {
  /** null until loaded. */
  readonly draft: OpeningDraft | null;
  readonly menu: MenuNames;
  readonly isChanged: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  /** Error message of the last save; empty: none. */
  readonly problem: string;
  readonly question: Question | null;
  /** Asked before hours are saved that leave something behind. */
  readonly closing: ClosingQuestion | null;
  readonly change: (draft: OpeningDraft) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

const NO_MENU: MenuNames = { categories: [] };

/** A shop's hours: loaded once, edited locally, saved as a whole. */
export function useOpening(shop: string): EditedOpening {
  const readOpening = () => send(calls.getOpening, { params: { shop } });
  const { value: saved, problem, refusal, read, write } = useRemote({ key: shop, read: readOpening });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  const { closing, ask } = useClosingQuestion();
  const { value: menu = NO_MENU } = useRemote({
    key: shop,
    read: async () => mapAnswer(await send(calls.getShopMenu, { params: { shop } }), listMenuNames),
  });
  /** null: nothing is changed. */
  const [edited, setEdited] = useState<OpeningDraft | null>(null);
  const draft = edited ?? saved ?? null;
  const save = async (): Promise<boolean> => {
    if (!draft || !saved) return false;
    const { code } = await saveOrAsk({
      base: saved,
      send: ({ version }) => write(() => saveOrAskToClose({ shop, draft, version, ask }), takeAnswer),
      read: readOpening,
      describe: (opening) => describeOpening(opening, menu),
      describeMine: () => describeOpening(draft, menu),
    });
    if (code === 'dropped') await read();
    // Keep edits made while saving.
    if (code === 'saved' || code === 'dropped') setEdited((now) => (now === edited ? null : now));
    return code === 'saved';
  };
  return {
    draft,
    menu,
    isChanged: edited !== null && JSON.stringify(edited) !== JSON.stringify(saved),
    isValid: draft !== null && isValid(draft),
    isSaving,
    problem: refusal || problem,
    question,
    closing,
    change: setEdited,
    save,
    discard: () => setEdited(null),
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
