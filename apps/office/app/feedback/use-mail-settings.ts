import type { ApiResult } from '@tischlein/contract/client';
import { DEFAULT_FEEDBACK_HOURS, type FeedbackMails, type ShopConfig } from '@tischlein/domain/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useState } from 'react';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import type { Fact } from '../ui/compare-facts.ts';
import { useConflict } from '../ui/use-conflict.ts';

export interface MailChoice {
  readonly mails: FeedbackMails | 'off';
  readonly hours: number;
}

const { mails: SAY } = FEEDBACK_OFFICE;
const MOST_HOURS = 72;
export const HOURS_BOUNDS = { min: 1, max: MOST_HOURS } as const;

/** Who is invited to rate: loaded once, edited locally, saved as a whole. */
export function useMailSettings(shop: string) {
  const { value, problem, refusal, read, write } = useRemote({ key: shop, read: () => readConfig(shop) });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  /** null: nothing is changed. */
  const [edited, setEdited] = useState<MailChoice | null>(null);
  const saved = value ? toChoice(value.value) : null;
  const choice = edited ?? saved;
  const save = async (): Promise<boolean> => {
    if (!value || !choice) return false;
    const { code } = await saveOrAsk({
      base: value,
      send: (base) => write(() => saveChoice(shop, base, choice), takeAnswer),
      read: () => readConfig(shop),
      describe: (base) => describeChoice(toChoice(base.value)),
      describeMine: () => describeChoice(choice),
    });
    if (code === 'dropped') await read();
    if (code === 'saved' || code === 'dropped') setEdited(null);
    return code === 'saved';
  };
  return {
    choice,
    isChanged: JSON.stringify(choice) !== JSON.stringify(saved),
    isValid:
      choice !== null &&
      Number.isInteger(choice.hours) &&
      choice.hours >= HOURS_BOUNDS.min &&
      choice.hours <= MOST_HOURS,
    isSaving,
    problem: refusal || problem,
    question,
    change: setEdited,
    save,
    discard: () => setEdited(null),
  };
}

const toChoice = ({ feedbackMails, feedbackAfterHours }: ShopConfig): MailChoice => ({
  mails: feedbackMails ?? 'off',
  hours: feedbackAfterHours ?? DEFAULT_FEEDBACK_HOURS,
});

/** Saves the choice with the rest of the configuration and reads it back. */
async function saveChoice(
  shop: string,
  { value, version }: Versioned<ShopConfig>,
  { mails, hours }: MailChoice,
): Promise<ApiResult<Versioned<ShopConfig>>> {
  const { feedbackMails: _, ...others } = value;
  const config = { ...others, feedbackAfterHours: hours, ...(mails !== 'off' && { feedbackMails: mails }) };
  const answer = await saveConfig(shop, config, version);
  return answer.ok ? readConfig(shop) : answer;
}

const describeChoice = ({ mails, hours }: MailChoice): readonly Fact[] => [
  { name: SAY.title, text: SAY[mails] },
  { name: SAY.hours, text: String(hours) },
];
