import { days, inMinutes } from '../durations.ts';
import type { EscalationSettings, ShopConfig } from '../shop/index.ts';

/**
 * What happens to an unanswered order: it rings louder, people get a mail, they are called, and at last the order
 * is refused or accepted.
 */
export const ESCALATION_STEPS = ['ring', 'tell', 'call', 'end'] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

/** People are notified; finally the order is refused and refunded (S3 R4). */
export const DEFAULT_ESCALATION: EscalationSettings = {
  people: [],
  ringMinutes: 1,
  tellMinutes: 3,
  callMinutes: 6,
  last: 'refuse',
  lastMinutes: 15,
};

/** Of the time that counts. Orders that have waited longer are left alone. */
export const LONGEST_WAIT_MINUTES: number = inMinutes(days(1));

/** The shop's settings; without people, mails go to the shop's own address. */
export function findEscalation({
  escalation = DEFAULT_ESCALATION,
  restaurantName: name,
  email,
}: Pick<ShopConfig, 'escalation' | 'restaurantName' | 'email'>): EscalationSettings {
  if (escalation.people.length > 0 || email === '') return escalation;
  return { ...escalation, people: [{ name, email, phone: '' }] };
}

/**
 * The settings for one order. Staff have booked or confirmed a round that is paid later (S3 W12), so that it is neither
 * refused nor accepted by itself.
 */
export function findOrderEscalation(
  config: Parameters<typeof findEscalation>[0],
  { paysLater }: { readonly paysLater: boolean },
): EscalationSettings {
  const settings = findEscalation(config);
  return paysLater ? { ...settings, last: 'none' } : settings;
}

/** The steps in their order, with the minutes after which each is due; `end` only if the shop has chosen one. */
export function listEscalationSteps({
  ringMinutes,
  tellMinutes,
  callMinutes,
  last,
  lastMinutes,
}: Omit<EscalationSettings, 'people'>): readonly { readonly step: EscalationStep; readonly afterMinutes: number }[] {
  return [
    { step: 'ring', afterMinutes: ringMinutes },
    { step: 'tell', afterMinutes: tellMinutes },
    { step: 'call', afterMinutes: callMinutes },
    ...(last === 'none' ? [] : [{ step: 'end' as const, afterMinutes: lastMinutes }]),
  ];
}

/** The steps that are due for an order that has waited this long, in minutes that count. */
export function listDueSteps(
  settings: Omit<EscalationSettings, 'people'>,
  minutesWaited: number,
): readonly EscalationStep[] {
  if (minutesWaited > LONGEST_WAIT_MINUTES) return [];
  return listEscalationSteps(settings)
    .filter(({ afterMinutes }) => minutesWaited >= afterMinutes)
    .map(({ step }) => step);
}

/** Whether each step follows the one before, and everybody can be reached. */
export function isEscalationValid({ people, ...settings }: EscalationSettings): boolean {
  const minutes = listEscalationSteps(settings).map(({ afterMinutes }) => afterMinutes);
  return (
    minutes.every((each, index) => Number.isInteger(each) && each > (minutes[index - 1] ?? 0)) &&
    people.every(({ name, email, phone }) => name.trim() !== '' && (email !== '' || phone !== ''))
  );
}
