import { STAFF_ROLES, type StaffAccess, type StaffArea, type StaffRole } from '@tischlein/domain/staff';
import { OFFICE_PAGE_NAMES, STAFF_ROLE_NAMES } from '../frame.ts';

type Page = keyof typeof OFFICE_PAGE_NAMES;

/** The pages of the office; 'overview' is the desk of a franchise, which shows its branches. */
export type HelpTopic = Page | 'overview';

/** Three sentences about a page, and what to do next. */
export interface PageHelp {
  readonly purpose: string;
  /** What guests notice of it. */
  readonly guests: string;
  readonly watch: string;
  readonly next: HelpStep;
}

export interface HelpStep {
  readonly words: string;
  readonly page: Page;
  /** What the step needs; without it the area of the page, and permission to write there. */
  readonly area?: StaffArea;
  readonly access?: StaffAccess;
}

/** The help about pages. */
export const HELP = {
  title: (name: string): string => `Hilfe zu „${name}“`,
  overview: 'Alle Filialen',
  purpose: 'Wofür',
  guests: 'Was Gäste merken',
  watch: 'Worauf es ankommt',
  next: 'Nächster Schritt',
  inBranches: (words: string): string => `${words}: Das geht in jeder Filiale.`,
  forPeople: (words: string): string => `${words}: Das geht, wenn Du mit Deinem eigenen Konto angemeldet bist.`,
} as const;

/** 'Drucker einrichten: Das geht mit der Rolle Inhaber.' */
export function helpForOthers(words: string, may: (role: StaffRole) => boolean): string {
  const names = STAFF_ROLES.filter(may).map((role) => STAFF_ROLE_NAMES[role]);
  const last = names.at(-1) ?? '';
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} oder ${last}` : last;
  return `${words}: Das geht mit der Rolle ${list}.`;
}

export const helpTopicName = (topic: HelpTopic): string =>
  topic === 'overview' ? HELP.overview : OFFICE_PAGE_NAMES[topic];

export const NOTHING_FOR_GUESTS = 'Für Gäste ändert sich hier nichts.';
