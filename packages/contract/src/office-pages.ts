import type { OpeningDuty } from '@tischlein/domain/shop';

/** Paths of the office's pages below /office/{slug}; the server answers no others. */
export const OFFICE_PAGES = [
  '',
  '/eroeffnen',
  '/zeiten',
  '/bestand',
  '/allergene',
  '/liefergebiete',
  '/zahlungen',
  '/aufgaben',
  '/bewerbungen',
  '/mails',
] as const;
/** Where the office says how to do a duty of opening (S3 L1). */
export const toDutyLink = (slug: string, duty: OpeningDuty): string => `/office/${slug}/eroeffnen#${duty}`;

export type OfficePage = (typeof OFFICE_PAGES)[number];
