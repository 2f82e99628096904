import type { DeletionObstacle } from '@tischlein/domain/shop';

/** The first page after opening. */
export const OPENED = {
  title: 'Eröffnet',
  isOpen: (name: string): string => `${name} ist offen`,
  notYet: (name: string): string => `${name} ist noch nicht offen.`,
  toLaunch: 'Zur Eröffnung',
  text: 'Gäste können ab sofort bestellen.',
  isOpened: (name: string): string => `${name} ist eröffnet`,
  /** `words`: what the shop says of itself, 'Öffnet um 17:00'. */
  textClosed: (words: string): string =>
    `Gäste finden Deinen Shop ab sofort. Gerade lesen sie dort: „${words}“. Für später können sie schon bestellen, wenn Du Vorbestellungen annimmst.`,
  tests: 'Deine Probebestellungen liegen als erledigt im Archiv.',
  toDesk: 'Zu den Bestellungen',
  visit: 'Shop ansehen',
  firstDays: 'Für die ersten Tage',
  firstEveningHelp: 'Acht Schritte, auch zum Ausdrucken',
  code: 'QR-Code für Tür und Flyer drucken',
  codeHelp: 'A6 und A4, führt zur Karte',
  coupon: 'Gutschein zur Eröffnung',
  couponHelp: 'Zum Beispiel 5 € ab 20 €, 200 Stück',
  people: 'Weitere Leute anmelden',
  peopleHelp: 'Küche, Leitung, Steuerbüro',
  link: 'Bei Google und Instagram verlinken',
  linkHelp: 'Trage diese Adresse im Google-Unternehmensprofil unter „Bestellen“ und in Deiner Instagram-Bio ein.',
  address: 'Adresse des Shops',
  copy: 'Adresse kopieren',
  copied: 'Die Adresse ist kopiert.',
  closeAgain: 'Wieder schließen?',
  today: 'Für heute: Pause auf „Heute“.',
  days: 'Für Tage: Urlaub unter „Zeiten“.',
  forGood: 'Für immer: „Shop schließen“.',
  kept: 'Bestellungen und Belege bleiben erhalten.',
} as const;

/** A sheet with the QR code of the shop. */
export const POSTER = {
  title: 'QR-Code drucken',
  format: 'Format',
  sizes: { a4: 'A4 für die Tür', a6: 'A6 für den Flyer' },
  headline: 'Online bestellen',
  text: 'Code scannen, aussuchen, fertig.',
  label: (address: string): string => `QR-Code für ${address}`,
  print: 'Drucken oder als PDF sichern',
  download: 'Als SVG speichern',
  /** Name of the file. */
  file: (slug: string): string => `qr-code-${slug}.svg`,
} as const;

/** Closing, archiving and deleting a shop. */
export const CLOSING = {
  title: 'Shop schließen',
  forAWhile: 'Für eine Weile',
  today: 'Für heute: Pause auf „Heute“',
  days: 'Für Tage: Urlaub unter „Zeiten“',
  draft: {
    title: 'Wieder zum Entwurf machen',
    text: 'Gäste finden den Shop nicht mehr, bis Du ihn wieder eröffnest. Karte, Zeiten und Bestellungen bleiben.',
    action: 'Zum Entwurf machen',
    question: (name: string): string => `${name} zum Entwurf machen?`,
  },
  archive: {
    title: 'Archivieren',
    text: 'Für immer schließen, ohne etwas zu verlieren.',
    action: 'Archivieren',
    question: (name: string): string => `${name} archivieren?`,
    effects: [
      'Gäste finden den Shop nicht mehr und können nichts mehr bestellen.',
      'Offene Bestellungen bleiben am Tresen, Belege und Widerrufe bleiben erreichbar.',
      'Du kannst ihn jederzeit als Entwurf zurückholen.',
    ],
  },
  restore: {
    title: 'Der Shop ist archiviert',
    text: 'Hol ihn als Entwurf zurück. Gäste finden ihn, sobald Du ihn wieder eröffnest.',
    action: 'Als Entwurf zurückholen',
  },
  delete: {
    title: 'Löschen',
    text: 'Karte, Bilder, Zeiten, Gutscheine, Konten und Probebestellungen werden endgültig gelöscht.',
    type: (name: string): string => `Tippe zum Bestätigen den Namen: ${name}`,
    action: 'Endgültig löschen',
    nameDiffers: 'Das ist nicht der Name des Shops.',
  },
  obstacles: {
    isOpen: 'Ein eröffneter Shop lässt sich nicht löschen. Archiviere ihn oder mach ihn zuerst zum Entwurf.',
    hasBranches: 'Filialen übernehmen Karte und Texte von diesem Shop. Archiviere ihn stattdessen.',
    hasRecords:
      'Hier haben Gäste schon bestellt, reserviert oder sich angemeldet. Belege musst Du jahrelang aufbewahren; archiviere den Shop stattdessen.',
  } satisfies Readonly<Record<DeletionObstacle, string>>,
  cancel: 'Abbrechen',
} as const;
