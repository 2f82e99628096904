import type { OfficePage } from '@tischlein/contract/office-pages';
import { OPENING_DUTIES, type OpeningDuty } from '@tischlein/domain/shop';
import type { IconName } from '../ui/icon.tsx';

export const SECTIONS = ['shop', 'operation', 'account'] as const;
export type SettingsSection = (typeof SECTIONS)[number];

interface SettingsEntry {
  readonly section: SettingsSection;
  readonly icon: IconName;
  /** Rows of the checklist whose state is shown beside the entry. */
  readonly duties: readonly OpeningDuty[];
}

const ENTRIES: Readonly<Partial<Record<OfficePage, SettingsEntry>>> = {
  '/eroeffnen': { section: 'shop', icon: 'house', duties: OPENING_DUTIES },
  '/schliessen': { section: 'shop', icon: 'lock', duties: [] },
  '/zahlungen': { section: 'shop', icon: 'euro', duties: ['payment'] },
  '/tische': { section: 'shop', icon: 'table', duties: [] },
  '/team': { section: 'operation', icon: 'people', duties: [] },
  '/geraete': { section: 'operation', icon: 'table', duties: [] },
  '/drucker': { section: 'operation', icon: 'printer', duties: [] },
  '/konto': { section: 'account', icon: 'key', duties: [] },
  '/statistik': { section: 'operation', icon: 'bars', duties: [] },
  '/marke': { section: 'shop', icon: 'house', duties: [] },
  '/recht': { section: 'shop', icon: 'note', duties: ['imprint', 'privacy', 'terms'] },
  '/seiten': { section: 'shop', icon: 'note', duties: [] },
  '/protokoll': { section: 'operation', icon: 'note', duties: [] },
  '/keine-antwort': { section: 'operation', icon: 'bell', duties: [] },
  '/mails': { section: 'operation', icon: 'mail', duties: [] },
};
const OTHER: SettingsEntry = { section: 'shop', icon: 'sliders', duties: [] };

/** How a page appears in the index of settings. */
export const toEntry = (path: OfficePage): SettingsEntry => ENTRIES[path] ?? OTHER;
