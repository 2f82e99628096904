/** Paths of the office's pages below /office/{slug}; the server answers no others. */
export const OFFICE_PAGES = [
  '',
  '/zeiten',
  '/bestand',
  '/allergene',
  '/liefergebiete',
  '/zahlungen',
  '/aufgaben',
  '/mails',
] as const;
export type OfficePage = (typeof OFFICE_PAGES)[number];
