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
  '/restaurant': { section: 'shop', icon: 'house', duties: [] },
  '/optionen': { section: 'shop', icon: 'sliders', duties: [] },
  '/schnittstellen': { section: 'operation', icon: 'plug', duties: [] },
  '/eroeffnen': { section: 'shop', icon: 'flag', duties: OPENING_DUTIES },
  '/schliessen': { section: 'shop', icon: 'lock', duties: [] },
  '/zahlungen': { section: 'shop', icon: 'euro', duties: ['payment'] },
  '/tische': { section: 'shop', icon: 'table', duties: [] },
  '/team': { section: 'operation', icon: 'people', duties: [] },
  '/unterschiede': { section: 'operation', icon: 'chain', duties: [] },
  '/geraete': { section: 'operation', icon: 'tablet', duties: [] },
  '/drucker': { section: 'operation', icon: 'printer', duties: [] },
  '/konto': { section: 'account', icon: 'key', duties: [] },
  '/statistik': { section: 'operation', icon: 'bars', duties: [] },
  '/marke': { section: 'shop', icon: 'palette', duties: [] },
  '/recht': { section: 'shop', icon: 'scales', duties: ['imprint', 'privacy', 'terms'] },
  '/seiten': { section: 'shop', icon: 'note', duties: [] },
  '/protokoll': { section: 'operation', icon: 'list', duties: [] },
  '/keine-antwort': { section: 'operation', icon: 'bell', duties: [] },
  '/installation': { section: 'operation', icon: 'switch', duties: [] },
  '/mails': { section: 'operation', icon: 'mail', duties: [] },
};
/** Beside the entries, under the account. */
export const SIGN_OUT_ICON = 'leave' satisfies IconName;

const OTHER: SettingsEntry = { section: 'shop', icon: 'sliders', duties: [] };

/** How a page appears in the index of settings. */
export const toEntry = (path: OfficePage): SettingsEntry => ENTRIES[path] ?? OTHER;
