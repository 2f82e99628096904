import type { NewShopField, NewShopProblem } from '@tischlein/domain/franchise';

/** A new restaurant, or a branch of an existing one. */
export const NEW_SHOP = {
  title: 'Neue Filiale',
  firstTitle: 'Dein erster Shop',
  lead: 'Wie möchtest Du anfangen? Die Filiale ist ein Entwurf, bis Du sie eröffnest.',
  firstLead: 'Wie möchtest Du anfangen? Dein Shop ist ein Entwurf, bis Du ihn eröffnest.',
  begin: 'Anfang',
  origins: {
    shop: {
      name: 'Von einer Filiale übernehmen',
      text: (source: string): string =>
        `Karte, Angebote, Marke und Rechtstexte von ${source}. Adresse, Zeiten, Gebiete und Konten bleiben leer.`,
    },
    file: {
      name: 'Aus einer Datei',
      text: 'Excel, CSV, JSON oder der Export eines anderen Systems. Du siehst vorher, was passt.',
    },
    empty: { name: 'Leer beginnen', text: 'Du legst Kategorien und Gerichte selbst an.' },
  },
  source: 'Übernehmen von',
  address: 'Name & Adresse',
  fields: {
    name: 'Name der Filiale',
    slug: 'Kurzname in der Adresse',
    street: 'Straße und Hausnummer',
    zip: 'PLZ',
    city: 'Ort',
    phone: 'Telefon',
    email: 'E-Mail',
  } satisfies Readonly<Record<NewShopField, string>>,
  firstName: 'Name des Restaurants',
  phoneHelp: 'Für Gäste und für Rückfragen zu Bestellungen.',
  problems: {
    name: { missing: 'Wie heißt das Restaurant?', invalid: 'Bitte prüfe den Namen.' },
    slug: {
      missing: 'Der Kurzname fehlt.',
      invalid: 'Nur Kleinbuchstaben, Ziffern und Bindestriche, und kein Name des Servers wie api oder www.',
    },
    street: { missing: 'Straße und Hausnummer fehlen.', invalid: 'Bitte prüfe die Straße.' },
    zip: { missing: 'Die Postleitzahl fehlt.', invalid: 'Fünf Ziffern' },
    city: { missing: 'Der Ort fehlt.', invalid: 'Bitte prüfe den Ort.' },
    phone: { missing: 'Die Telefonnummer fehlt.', invalid: 'Bitte prüfe die Nummer.' },
    email: { missing: 'Die E-Mail-Adresse fehlt.', invalid: 'Bitte gib eine gültige E-Mail-Adresse ein.' },
  } satisfies Readonly<Record<NewShopField, Readonly<Record<NewShopProblem, string>>>>,
  slugTaken: 'Diesen Kurznamen hat schon ein anderer Shop.',
  create: 'Entwurf anlegen',
  cancel: 'Abbrechen',
} as const;
