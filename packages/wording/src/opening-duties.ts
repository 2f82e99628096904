import type { OpeningDuty, ShopState } from '@tischlein/domain/shop';

interface DutyWords {
  readonly name: string;
  /** What to do, as a sentence. */
  readonly hint: string;
}

/** What a shop needs before it opens (S3 L1). */
export const OPENING_DUTY_WORDS: Readonly<Record<OpeningDuty, DutyWords>> = {
  legalEntity: {
    name: 'Unternehmen',
    hint: 'Trage Namen, Anschrift, E-Mail-Adresse und Telefonnummer Deines Unternehmens ein.',
  },
  taxNumber: {
    name: 'Steuernummer',
    hint: 'Trage eine Steuernummer oder eine USt-IdNr. ein. Sie steht auf jedem Beleg (§\u00a014 Abs.\u00a04 UStG).',
  },
  imprint: { name: 'Impressum', hint: 'Ohne Impressum darf kein Shop öffnen (§\u00a05\u00a0DDG).' },
  privacy: { name: 'Datenschutz', hint: 'Sage Deinen Gästen, was mit ihren Daten geschieht (Art.\u00a013 DSGVO).' },
  terms: {
    name: 'AGB',
    hint: 'Lege fest, zu welchen Bedingungen Du verkaufst, und stelle die Widerrufsbelehrung bereit.',
  },
  hours: { name: 'Öffnungszeiten', hint: 'Trage ein, wann Deine Gäste bestellen können.' },
  orderType: { name: 'Bestellart', hint: 'Schalte Lieferung, Abholung oder Tischbestellung ein.' },
  zone: { name: 'Liefergebiet', hint: 'Lege fest, wohin Du lieferst, oder schalte die Lieferung aus.' },
  payment: { name: 'Zahlung', hint: 'Schalte mindestens eine Zahlungsmethode ein, die Deine Gäste nutzen können.' },
  dish: { name: 'Gericht', hint: 'Auf der Karte muss mindestens ein Gericht mit Preis und Allergenangaben stehen.' },
  reusables: {
    name: 'Mehrweg',
    hint: 'Wähle, ob Deine Gäste Mehrweg bekommen, ihr eigenes Gefäß mitbringen oder die Pflicht für Dich nicht gilt (§§\u00a060, 61\u00a0VerpackDG).',
  },
};

export const SHOP_STATE_NAMES: Readonly<Record<ShopState, string>> = {
  draft: 'Entwurf',
  open: 'Eröffnet',
  archived: 'Archiviert',
};

/** 'Es geht um: Impressum, Öffnungszeiten.' */
export const listDuties = (duties: readonly OpeningDuty[]): string =>
  `Es geht um: ${duties.map((duty) => OPENING_DUTY_WORDS[duty].name).join(', ')}.`;
