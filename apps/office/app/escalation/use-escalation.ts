import { findEscalation, isEscalationValid } from '@tischlein/domain/escalation';
import { isEmail, phoneProblems } from '@tischlein/domain/checkout';
import type { EscalationContact, EscalationSettings, ShopConfig } from '@tischlein/domain/shop';
import { ESCALATION_OFFICE as SAY } from '@tischlein/wording/office';
import { useConfigDraft } from '../documents/use-config-draft.ts';
import type { Fact } from '../ui/compare-facts.ts';

const drafts = new Map<string, EscalationSettings>();

/** The steps for unanswered orders: loaded once, edited locally, saved as a whole. */
export function useEscalation(shop: string) {
  const { config, ...edited } = useConfigDraft<EscalationSettings>({ shop, drafts, apply, describe });
  const settings = config && findEscalation(config);
  return {
    ...edited,
    settings,
    isValid: settings !== null && isEscalationValid(settings) && settings.people.every(isReachable),
  };
}

/** Whether a person has a name and a mail address or a number that can be right. */
export const isReachable = ({ name, email, phone }: EscalationContact): boolean =>
  name.trim() !== '' &&
  (email !== '' || phone !== '') &&
  (email === '' || isEmail(email)) &&
  (phone === '' || phoneProblems(phone).length === 0);

const apply = (config: ShopConfig, escalation: EscalationSettings): ShopConfig => ({ ...config, escalation });

function describe(config: ShopConfig): readonly Fact[] {
  const { people, ringMinutes, tellMinutes, callMinutes, last, lastMinutes } = findEscalation(config);
  return [
    { name: SAY.people, text: people.map(({ name }) => name).join(', ') },
    { name: SAY.ring, text: String(ringMinutes) },
    { name: SAY.tell, text: String(tellMinutes) },
    { name: SAY.call, text: String(callMinutes) },
    { name: SAY.last, text: SAY.ends[last] },
    { name: SAY.lastMinutes, text: String(lastMinutes) },
  ];
}
