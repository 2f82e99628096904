import type { OpeningRequest, OpeningSettings } from '@tischlein/contract/office';
import type { OpeningHours, SlotCapacity } from '@tischlein/domain/shop';
import { useEffect, useState } from 'react';
import { readMenu, readOpening, writeOpening } from '../api/office-api.ts';
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
  readonly change: (draft: OpeningDraft) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** A shop's hours: loaded once, edited locally, saved as a whole. */
export function useOpening(shop: string): EditedOpening {
  const [saved, setSaved] = useState<OpeningSettings | null>(null);
  const [draft, setDraft] = useState<OpeningDraft | null>(null);
  const [menu, setMenu] = useState<MenuNames>({ categories: [] });
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const applySettings = (settings: OpeningSettings): void => {
    setSaved(settings);
    setDraft(settings);
  };
  useEffect(() => {
    void readOpening(shop).then((answer) =>
      answer.ok ? applySettings(answer.value) : setProblem(answer.problem.message),
    );
    void readMenu(shop).then((answer) => answer.ok && setMenu(listMenuNames(answer.value)));
  }, [shop]);
  const save = async (): Promise<boolean> => {
    if (!draft || !saved) return false;
    setSaving(true);
    const answer = await writeOpening(shop, toRequest(draft), saved.version);
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

function toRequest({ opening, slotCapacity }: OpeningDraft): OpeningRequest {
  const plain: OpeningRequest = JSON.parse(JSON.stringify({ opening, slotCapacity }));
  return plain;
}

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
