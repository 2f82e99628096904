import type { EscalationEnd } from '@tischlein/domain/shop';
import type { StaffRole } from '@tischlein/domain/staff';
import { STAFF_ROLE_NAMES } from '../office/frame.ts';

/** Tells the restaurant about an application. */
export const APPLICATION_RECEIVED = {
  subject: (job: string): string => `Neue Bewerbung: ${job}`,
  text: (job: string): string => `Jemand hat sich auf die Stelle „${job}“ beworben.`,
  view: 'Bewerbung ansehen',
  kept: 'Name, Kontakt und Lebenslauf stehen nur im Büro. Dort wird die Bewerbung nach sechs Monaten automatisch gelöscht.',
} as const;

/** Tells a person of the restaurant about an unanswered order. */
export const ORDER_UNANSWERED = {
  subject: (order: number, since: string, restaurant: string): string =>
    `Bestellung ${order} wartet seit ${since} – ${restaurant}`,
  text: (order: number, since: string): string =>
    `Bestellung ${order} wartet seit ${since}, und niemand hat geantwortet.`,
  end: (last: Exclude<EscalationEnd, 'none'>, when: string): string =>
    last === 'refuse'
      ? `${when} lehnen wir sie für Dich ab. Ist sie bezahlt, bekommt der Gast sein Geld zurück.`
      : `${when} nehmen wir sie für Dich an.`,
  open: 'Bestellung öffnen',
} as const;

/** The figures of a month. */
export const MONTHLY_MAIL = {
  title: (month: string): string => `Deine Zahlen für ${month}`,
  branches: 'Filialen',
  dishes: 'Am meisten verkauft',
  view: 'Alle Zahlen ansehen',
  unsubscribe: 'Diese E-Mail abbestellen',
  against: (change: string): string => `${change} gegenüber dem Vormonat`,
  rows: {
    takings: 'Umsatz',
    orders: 'Bestellungen',
    average: 'Im Schnitt',
    averageHelp: 'je Bestellung, vor Erstattungen',
    refused: 'Abgelehnt oder storniert',
    refunds: 'Erstattet und storniert',
    tips: 'Trinkgeld',
    newGuests: 'Neue Gäste',
  },
} as const;

interface LinkWords {
  readonly subject: string;
  readonly intro: string;
  readonly button: string;
  readonly end: string;
}

/** Links to the office that work once; `role` is of an invitation. */
export const STAFF_LINKS = {
  invitation: (restaurant: string, role: StaffRole | null): LinkWords => ({
    subject: `Deine Einladung ins Büro – ${restaurant}`,
    intro: `${restaurant} hat Dich ins Büro eingeladen. Deine Rolle: ${role ? STAFF_ROLE_NAMES[role] : ''}. Lege mit diesem Link Deinen Namen und Dein Passwort fest.`,
    button: 'Einladung annehmen',
    end: 'Der Link gilt sieben Tage und nur einmal. Kennst Du das Restaurant nicht, musst Du nichts tun.',
  }),
  password: (restaurant: string): LinkWords => ({
    subject: `Neues Passwort fürs Büro – ${restaurant}`,
    intro: 'Mit diesem Link legst Du ein neues Passwort fest. Auf allen Geräten wirst Du dann abgemeldet.',
    button: 'Passwort festlegen',
    end: 'Der Link gilt eine Stunde und nur einmal. Warst Du das nicht, musst Du nichts tun: Dein Passwort bleibt, wie es ist.',
  }),
  email: (restaurant: string): LinkWords => ({
    subject: `Bitte bestätige Deine neue Adresse – ${restaurant}`,
    intro: 'Mit dieser Adresse meldest Du Dich künftig im Büro an, sobald Du sie bestätigt hast.',
    button: 'Adresse bestätigen',
    end: 'Der Link gilt eine Stunde und nur einmal. Warst Du das nicht, musst Du nichts tun.',
  }),
} as const;

/** To the previous address of a person. */
export const STAFF_EMAIL_CHANGED = {
  subject: (restaurant: string): string => `Deine Adresse wurde geändert – ${restaurant}`,
  texts: [
    'Für Dein Konto im Büro gilt jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst Du Dich nicht mehr anmelden.',
    'Warst Du das nicht? Dann melde Dich gleich bei der Inhaberin oder dem Inhaber, oder bei der Person, die den Server betreut.',
  ],
} as const;

/** The invented guest of mails that the office sends to itself. */
export const SAMPLE = {
  name: 'Ada Lindner',
  street: 'Musterstraße',
  floor: '2. Etage',
  dishes: ['Pizza Margherita', 'Tiramisù'],
  reason: 'Ein Gericht ist leider ausverkauft.',
} as const;
