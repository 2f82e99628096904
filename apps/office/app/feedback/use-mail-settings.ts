import { DEFAULT_FEEDBACK_HOURS, type FeedbackMails, type ShopConfig } from '@tischlein/domain/shop';
import type { Fact } from '@tischlein/ui/compare-facts';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';

export interface MailChoice {
  readonly mails: FeedbackMails | 'off';
  readonly hours: number;
}

const { mails: SAY } = FEEDBACK_OFFICE;
const MOST_HOURS = 72;
export const HOURS_BOUNDS = { min: 1, max: MOST_HOURS } as const;

const documents: ConfigDocuments<MailChoice> = new Map();

/** Who is invited to rate. */
export function useMailSettings(shop: string) {
  const { part: choice, ...edited } = useConfigDocument<MailChoice>({
    shop,
    documents,
    keys: ['feedbackMails', 'feedbackAfterHours'],
    part: toChoice,
    apply,
    describe,
  });
  return {
    ...edited,
    choice,
    isValid:
      choice !== null &&
      Number.isInteger(choice.hours) &&
      choice.hours >= HOURS_BOUNDS.min &&
      choice.hours <= MOST_HOURS,
  };
}

const toChoice = ({ feedbackMails, feedbackAfterHours }: ShopConfig): MailChoice => ({
  mails: feedbackMails ?? 'off',
  hours: feedbackAfterHours ?? DEFAULT_FEEDBACK_HOURS,
});

const apply = ({ feedbackMails: _, ...config }: ShopConfig, { mails, hours }: MailChoice): ShopConfig => ({
  ...config,
  feedbackAfterHours: hours,
  ...(mails !== 'off' && { feedbackMails: mails }),
});

const describe = ({ mails, hours }: MailChoice): readonly Fact[] => [
  { name: SAY.title, text: SAY[mails] },
  { name: SAY.hours, text: String(hours) },
];
