import { findEscalation, isEscalationValid } from '@tischlein/domain/escalation';
import { isMailAddress, isPhone } from '@tischlein/domain/typed';
import type { EscalationContact, EscalationSettings } from '@tischlein/domain/shop';
import { ESCALATION_OFFICE as SAY } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';

const documents: ConfigDocuments<EscalationSettings> = new Map();

/** The steps for unanswered orders: loaded once, edited locally, saved as a whole. */
export function useEscalation(shop: string) {
  const { part: settings, ...edited } = useConfigDocument<EscalationSettings>({
    shop,
    documents,
    keys: ['escalation'],
    part: findEscalation,
    apply: (config, escalation) => ({ ...config, escalation }),
    describe,
  });
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
  (email === '' || isMailAddress(email)) &&
  (phone === '' || isPhone(phone));

function describe(settings: EscalationSettings): readonly Fact[] {
  const { people, ringMinutes, tellMinutes, callMinutes, last, lastMinutes } = settings;
  return [
    { name: SAY.people, text: people.map(({ name }) => name).join(', ') },
    { name: SAY.ring, text: String(ringMinutes) },
    { name: SAY.tell, text: String(tellMinutes) },
    { name: SAY.call, text: String(callMinutes) },
    { name: SAY.last, text: SAY.ends[last] },
    { name: SAY.lastMinutes, text: String(lastMinutes) },
  ];
}
