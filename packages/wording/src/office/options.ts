import type { Reusables, ShopConfig } from '@tischlein/domain/shop';
import { euro } from '../money.ts';

/** Settings of a shop without a page of their own. */
export const OPTIONS = {
  title: 'Shop-Optionen',
  lead: 'Was Gäste sehen, und was beim Bestellen gilt.',
  saved: 'Gespeichert. Deine Gäste sehen es schon.',
  onlyOwners: 'Das ändert nur die Inhaberin oder der Inhaber.',
  anchors: 'Auf dieser Seite',
  groups: { menu: 'Karte', prices: 'Hinweise und Preise', ordering: 'Bestellen', office: 'Büro' },
  preview: {
    title: 'So sehen es Deine Gäste',
    text: 'Änderungen gelten sofort nach dem Speichern.',
    link: 'Shop ansehen',
  },
  none: 'keine',
  views: { wide: 'Mit viel Platz', list: 'Liste' },
  vatRules: {
    standAlonePrices: 'Im Verhältnis der Einzelpreise',
    thirtyPercentDrinks: 'Getränke pauschal 30 %',
  },
  reusable: {
    label: 'Hinweis für Deine Gäste',
    help: 'Steht einmal auf der Karte, bei jedem Gericht und vor dem Bestellen. Bleibt das Feld leer, lesen Gäste einen Satz, der zu Deiner Wahl passt.',
    missing:
      'Du lieferst oder gibst Essen mit und hast noch nicht gewählt, was Du statt Einweg anbietest. Bitte wähle eine der drei Möglichkeiten.',
    fields: { offer: 'Statt Einweg', deposit: 'Pfand je Mehrweggefäß', reason: 'Warum sie nicht gilt' },
    open: 'Bitte wählen',
    offers: {
      both: 'Mehrweg und das eigene Gefäß des Gastes',
      ownContainer: 'Nur das eigene Gefäß des Gastes (kleiner Betrieb)',
      exempt: 'Die Pflicht gilt für uns nicht',
    },
    deposit: 'Pfand je Mehrweggefäß (€)',
    depositHelp: 'Kommt je Gericht zum Preis dazu, mit der Steuer des Gerichts. Ohne Angabe ist es kostenlos.',
    reasonHelp: 'Lesen nur Du und Dein Team. Ohne Grund lässt sich die Wahl nicht speichern.',
    reasonMissing: 'Bitte schreib, warum die Pflicht für Dich nicht gilt.',
    suggestedReason: 'Wir geben keine Speisen in Einwegverpackungen aus Kunststoff und keine Einwegbecher mit.',
    suggestions: 'Vorschläge',
    ownBowls: {
      name: 'Eigene Schalen',
      text: 'Auf Wunsch bekommst Du Dein Essen ohne Aufpreis in einer Mehrwegschale. Wir nehmen sie gegen Pfand zurück.',
    },
    system: {
      name: 'Leihsystem',
      text: 'Auf Wunsch bekommst Du Dein Essen ohne Aufpreis in einer Schale unseres Leihsystems.',
    },
    ownContainer: {
      name: 'Gefäß des Gastes',
      text: 'Bring Dein eigenes Gefäß mit: Wir füllen Dein Essen ohne Aufpreis hinein.',
    },
  },
  words: { add: 'Wort hinzufügen', problem: 'Höchstens 80 Zeichen.' },
  amount: 'Bitte gib einen Betrag ein, zum Beispiel 8,00, oder lass das Feld leer.',
  count: 'Bitte gib eine ganze Zahl ein oder lass das Feld leer.',
  anyDrink: 'Getränke ohne eigenes Pfand',
  size: (name: string): string => `Größe „${name}“`,
  goneSize: (id: string): string => `Größe „${id}“ (nicht mehr auf der Karte)`,
  noMethods: 'Noch keine Zahlungsmethode ist eingeschaltet.',
  nearby: {
    name: 'Name',
    url: 'Adresse im Internet',
    urlWrong: 'Bitte gib eine Adresse ein, die mit https:// beginnt.',
    nameMissing: 'Bitte gib den Namen ein.',
    add: 'Restaurant hinzufügen',
    remove: (name: string): string => `${name || 'Restaurant'} entfernen`,
  },
} as const;

interface OptionWords {
  readonly name: string;
  /** What guests notice. */
  readonly help: string;
  /** Why it is there: the rule that demands it. */
  readonly law?: string;
}

/** Each option: its name, what guests notice, and the law that it serves. */
export const OPTION_WORDS = {
  verticalMenu: {
    name: 'Ansicht der Karte',
    help: 'Die Liste zeigt mehr Gerichte auf einen Blick, gut für lange Karten.',
  },
  enableDishPictures: {
    name: 'Bilder der Gerichte',
    help: 'Stehen auf der Karte und im Gericht. Wo ein Bild fehlt, rückt die Zeile zusammen.',
  },
  showDishNumbers: {
    name: 'Nummern der Gerichte',
    help: 'Stehen vor dem Namen. Praktisch, wenn Stammgäste am Telefon nach Nummer bestellen.',
  },
  filterList: {
    name: 'Filter',
    help: 'Womit Gäste die Karte eingrenzen. Ein Filter, zu dem kein Gericht passt, erscheint nicht.',
  },
  hiddenTags: {
    name: 'Ausgeblendete Merkmale',
    help: 'Stehen an keinem Gericht, etwa „Schwein“, wenn es schon im Namen steht. Gäste können trotzdem danach filtern.',
  },
  searchList: {
    name: 'Suchvorschläge',
    help: 'Stehen unter dem leeren Suchfeld. Ein Wort und die Eingabetaste; wenige reichen.',
  },
  totalRecommendedRatings: {
    name: 'Empfehlungen von früher',
    help: 'Wie oft Du anderswo empfohlen wurdest. Steht neben der Begrüßung, mit dem Hinweis, dass niemand es geprüft hat. Ohne Angabe steht dort nichts.',
    law: '§ 5b Abs. 3 UWG',
  },
  reusables: {
    name: 'Mehrweg',
    help: 'Wer Essen oder Getränke in Einweg aus Kunststoff mitgibt, muss Mehrweg anbieten und darauf hinweisen. Betriebe mit höchstens fünf Beschäftigten und 80 m² dürfen stattdessen das Gefäß des Gastes füllen.',
    law: '§§ 60, 61 VerpackDG, Art. 32, 33 VO (EU) 2025/40',
  },
  reusableNotice: {
    name: 'Hinweis auf Mehrweg',
    help: 'Der Satz, den Deine Gäste lesen.',
  },
  lowestPriceForDishes: {
    name: 'Niedrigster Preis der 30 Tage vor einer Ermäßigung',
    help: 'Steht als „vorher“ bei jedem Gericht, dessen Preis länger als einen Tag gesenkt ist, solange die Ermäßigung läuft. Bei verpackter Ware steht er immer.',
    law: '§ 11 PAngV',
  },
  useDishDeposit: {
    name: 'Pfand',
    help: 'Steht getrennt vom Preis und kommt an der Kasse dazu. Aus: kein Getränk hat Pfand.',
    law: '§ 7 PAngV, § 46 VerpackDG',
  },
  dishDeposits: {
    name: 'Pfand je Größe',
    help: 'Gilt, wo beim Gericht kein eigenes Pfand eingetragen ist. Ohne Angabe wird kein Pfand berechnet.',
  },
  comboVatRule: {
    name: 'Mehrwertsteuer bei Menüs',
    help: 'Speisen 7 %, Getränke 19 %: So teilen wir den Menüpreis auf. Frag im Zweifel Dein Steuerbüro.',
    law: 'Abschnitt 10.1 Abs. 12 UStAE',
  },
  pickupMinimumOrderValue: {
    name: 'Mindestbestellwert bei Abholung',
    help: 'Bei Lieferung gilt der Wert des Liefergebiets. Ohne Angabe gibt es bei Abholung keinen Mindestbestellwert.',
  },
  paymentMethodsPickupMinimumOrderValue: {
    name: 'Mindestbestellwert je Zahlungsmethode',
    help: 'Gilt bei Abholung: Darunter bieten wir die Methode nicht an. Ohne Angabe bieten wir sie immer an.',
  },
  enableLogin: {
    name: 'Kundenkonten',
    help: 'Gäste können sich anmelden, alte Bestellungen wiederholen und Adressen speichern. Bestellen geht immer ohne Konto.',
  },
  uncoupleAccountConsent: {
    name: 'Konto ohne Einwilligung in Werbung',
    help: 'Werbung wird getrennt vom Konto gefragt, wie bei jedem neuen Shop. Aus: Ein Konto bekommt nur, wer in Werbung einwilligt. Wer das muss, willigt nicht freiwillig ein; die Einwilligung gilt dann vielleicht nicht.',
    law: 'Art. 7 Abs. 4 DSGVO',
  },
  auditMonths: {
    name: 'Protokoll aufbewahren',
    help: 'Ältere Einträge im Protokoll werden automatisch gelöscht.',
  },
  nearbyRestaurants: {
    name: 'Andere Restaurants vorschlagen',
    help: 'Gäste sehen sie, wenn Du geschlossen hast oder nicht dorthin lieferst.',
  },
} as const satisfies Readonly<Partial<Record<keyof ShopConfig, OptionWords>>>;

/** 'Mehrweg und das eigene Gefäß des Gastes, Pfand 5,00 €' */
export function describeReusables(reusables: Reusables): string {
  const name = OPTIONS.reusable.offers[reusables.offer];
  if (reusables.offer === 'both') return `${name}, Pfand ${euro(reusables.deposit)}`;
  return reusables.offer === 'exempt' ? `${name}: ${reusables.reason}` : name;
}
