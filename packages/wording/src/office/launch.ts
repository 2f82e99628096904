import type { LegalEntity, LegalRole, OpeningGap, RecommendedStep, ShopState } from '@tischlein/domain/shop';
import { paymentMethodName } from '../payment-methods.ts';

/** From an empty shop to its first order (S3 L1). */
export const LAUNCH = {
  title: 'Eröffnen',
  onlyOwners: 'Nur die Inhaberin oder der Inhaber kann einen Shop eröffnen.',
  lead: {
    draft: (name: string): string => `${name} ist ein Entwurf. Nur Du und Dein Team seht ihn, bis Du eröffnest.`,
    open: (name: string): string => `${name} ist eröffnet. Gäste finden den Shop und können bestellen.`,
    archived: (name: string): string =>
      `${name} ist archiviert. Gäste finden den Shop nicht; Bestellungen bleiben lesbar.`,
  } satisfies Readonly<Record<ShopState, (name: string) => string>>,
  preview: 'Vorschau ansehen',
  visit: 'Shop ansehen',
  done: 'fertig',
  missing: 'fehlt noch',
  change: 'Ändern',
  whichDishes: 'Welche das sind',
  go: 'Weiter',
  close: 'Schließen',
  saved: 'Gespeichert.',
  progress: (done: number, all: number): string => `${done} von ${all} fertig`,
  stepsLeft: (count: number): string => (count === 1 ? 'Noch ein Schritt' : `Noch ${count} Schritte`),
  complete: 'Nichts fehlt',
  incompleteOpen: 'Dieser Shop ist eröffnet, obwohl noch etwas fehlt oder veraltet ist. Bitte trage es nach.',
  optional: 'empfohlen',
  recommended: {
    mail: {
      name: 'E-Mails an Gäste',
      hint: 'Dieser Shop verschickt noch keine E-Mails, er speichert sie nur. Deine Gäste bekommen deshalb keine Bestätigung ihrer Bestellung, die das Gesetz verlangt (§\u00a0312i BGB).',
    },
    look: { name: 'Marke', hint: 'Lade ein Logo hoch und wähle Deine Farben.' },
    testOrder: {
      name: 'Probebestellung',
      hint: 'Bestelle in der Vorschau wie ein Gast. Die Bestellung kommt bei Dir an; nichts wird bezahlt oder gezählt.',
    },
  } satisfies Readonly<Record<RecommendedStep, { readonly name: string; readonly hint: string }>>,
  order: 'Zur Vorschau',
  bar: (missing: number): string =>
    missing === 0
      ? 'Nichts fehlt mehr'
      : missing === 1
        ? 'Noch 1 Schritt bis zur Eröffnung'
        : `Noch ${missing} Schritte bis zur Eröffnung`,
  barLink: 'Zur Eröffnung',
  missingList: (names: readonly string[]): string => `Es fehlt: ${names.join(', ')}.`,
  open: 'Shop eröffnen',
  saveHint: 'Alles ist gespeichert. Du kannst jederzeit weitermachen.',
  closing: 'Shop schließen oder löschen',
  entity: {
    nameMissing: 'Ohne Namen geht es nicht.',
    fields: {
      name: 'Name mit Rechtsform',
      street: 'Straße und Hausnummer',
      zip: 'PLZ',
      city: 'Ort',
      email: 'E-Mail',
      phone: 'Telefon',
      taxNumber: 'Steuernummer',
      vatId: 'USt-IdNr.',
      representedBy: 'Vertreten durch',
      register: 'Register und Nummer',
    } satisfies Readonly<Record<keyof LegalEntity, string>>,
    suggested:
      'Vorgeschlagen nach den Angaben zu Deinem Restaurant, noch nicht gespeichert. Ergänze Rechtsform und Steuernummer.',
    optional: '(optional)',
    oneOf: 'Von Steuernummer und USt-IdNr. genügt eine.',
    shared: (shops: readonly string[]): string => `Gilt auch für: ${shops.join(', ')}.`,
    choose: 'Dieses Unternehmen führt den Shop',
    another: 'Ein anderes Unternehmen',
  },
  texts: {
    roles: {
      imprint: 'Impressum',
      privacy: 'Datenschutzerklärung',
      terms: 'Allgemeine Geschäftsbedingungen',
      withdrawal: 'Widerrufsbelehrung',
      accessibility: 'Erklärung zur Barrierefreiheit',
    } satisfies Readonly<Record<LegalRole, string>>,
    optional: '(nicht Pflicht zum Eröffnen)',
    /** The beginning of a long text. */
    excerpt: (text: string): string =>
      text.length > 200 ? `${text.slice(0, 200).trimEnd()} … (${text.length} Zeichen)` : text,
    suggest: 'Vorschlag einsetzen',
    replaceText: 'Vorschlag statt des jetzigen Textes einsetzen',
    hint: 'Vorschläge entstehen aus Deinen Einstellungen und ersetzen keine Rechtsberatung. Markdown ist erlaubt.',
    placeholders: (names: readonly string[]): string =>
      `Bitte ersetze oder lösche noch: ${names.map((name) => `[[${name}]]`).join(', ')}`,
  },
  orderTypes: {
    legend: 'So können Gäste bestellen',
    supportDelivery: 'Lieferung',
    supportPickup: 'Abholung',
    supportDineIn: 'Am Tisch',
  },
  menu: {
    byHand: 'Von Hand anlegen',
    wizard: 'Mit Vergleich einlesen',
    file: 'Speisekarte als Datei',
    help: 'Excel (.xlsx), CSV, der Export einer anderen Kasse oder von hier; höchstens 12 MB. PDF-Listen liest „Karte einlesen“.',
    checking: 'Die Datei wird gelesen …',
    replaceMissing: 'Bestätige zuerst, dass die jetzige Karte ersetzt wird.',
    replace: 'Ja, die jetzige Karte ersetzen und das Genannte aufgeben',
    take: 'Karte übernehmen',
    taken: 'Die Karte ist übernommen.',
    tooLarge: 'Die Datei ist zu groß; erlaubt sind 12 MB.',
  },
} as const;

/** What exactly is missing, as a sentence. */
export function openingGapText(gap: OpeningGap): string {
  switch (gap.code) {
    case 'fields':
      return `Es fehlt noch: ${gap.fields.map((field) => LAUNCH.entity.fields[field]).join(', ')}.`;
    case 'placeholders':
      return LAUNCH.texts.placeholders(gap.names);
    case 'outdated':
      return `Veraltet: Der Text sagt etwas anderes als Deine Angaben (${gap.names.join(', ')}).`;
    case 'unknownPlaceholders':
      return `Diese Platzhalter gibt es nicht: ${gap.names.map((name) => `{{${name}}}`).join(', ')}`;
    case 'emptyZones':
      return `Ohne Postleitzahl: ${gap.names.join(', ')}.`;
    case 'noAccount':
      return `Noch ohne Konto und deshalb nicht angeboten: ${gap.methods.map(paymentMethodName).join(', ')}.`;
    case 'undeclared':
      return gap.count === 1
        ? '1 Gericht ist noch ohne Allergenangaben und lässt sich nicht bestellen.'
        : `${gap.count} Gerichte sind noch ohne Allergenangaben und lassen sich nicht bestellen.`;
    case 'lacking':
      return gap.count === 1
        ? '1 verpackte Ware ist noch ohne Pflichtangaben und lässt sich nur am Tisch bestellen.'
        : `${gap.count} verpackte Waren sind noch ohne Pflichtangaben und lassen sich nur am Tisch bestellen.`;
    case 'unpriced':
      return gap.count === 1 ? '1 Gericht hat noch keinen Preis.' : `${gap.count} Gerichte haben noch keinen Preis.`;
  }
}
