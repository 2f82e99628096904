import * as calls from '@tischlein/contract/calls';
import type { OpeningHours, SlotCapacity } from '@tischlein/domain/shop';
import { useEffect, useState } from 'react';
import { send } from '../api/send.ts';
import { type MenuNames, listMenuNames } from './menu-names.ts';
import { findHoursProblem, listHours, WEEK } from './week.ts';

/** Hours and capacity being edited. */
export interface OpeningDraft {
  readonly opening: OpeningHours;
  readonly slotCapacity: SlotCapacity | null;
}

interface SavedOpening extends OpeningDraft {
  readonly version: number;
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
  readonly change: (draft: OpeningDraft) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** A shop's hours: loaded once, edited locally, saved as a whole. */
export function useOpening(shop: string): EditedOpening {
  const [saved, setSaved] = useState<SavedOpening | null>(null);
  const [draft, setDraft] = useState<OpeningDraft | null>(null);
  const [menu, setMenu] = useState<MenuNames>({ categories: [] });
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const params = { shop };
    void send(calls.getOpening, { params }).then((answer) => {
      if (!answer.ok) return setProblem(answer.problem.message);
      setSaved(answer.value);
      setDraft(answer.value);
    });
    void send(calls.getShopMenu, { params }).then((answer) => answer.ok && setMenu(listMenuNames(answer.value)));
  }, [shop]);
  const save = async (): Promise<boolean> => {
    if (!draft || !saved) return false;
    setSaving(true);
    const answer = await sendOpening(shop, draft, saved.version);
    setSaving(false);
    setProblem(answer.ok ? '' : answer.problem.message);
    if (!answer.ok) return false;
    setSaved(answer.value);
    // Keep edits made while saving.
    setDraft((now) => (now === draft ? answer.value : now));
    return true;
  };
  return {
    draft,
    menu,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    isValid: draft !== null && isValid(draft),
    isSaving,
    problem,
    change: setDraft,
    save,
    discard: () => setDraft(saved),
  };
}

/** Fails if the version has changed since it was read. */
const sendOpening = (shop: string, { opening, slotCapacity }: OpeningDraft, version: number) =>
  send(calls.saveOpening, {
    params: { shop },
    headers: { 'if-match': `"${version}"` },
    body: { opening, slotCapacity },
  });

function isValid({ opening }: OpeningDraft): boolean {
  const { openingTimes, deliveryTimes, specialOpeningTimes } = opening;
  const days = [openingTimes, deliveryTimes].flatMap((timetable) => WEEK.map((day) => listHours(timetable, day)));
  const special = specialOpeningTimes.flatMap(({ hours, deliveryHours = [] }) => [hours, deliveryHours]);
  const numbers = [opening.slotMinutes, opening.preOrderDays, ...Object.values(opening.preparationMinutes)];
  return (
    [...days, ...special].every((hours) => findHoursProblem(hours) === null) &&
    specialOpeningTimes.every(({ from, to }) => from !== '' && from <= to) &&
    numbers.every((number) => Number.isInteger(number))
  );
}
