import { correct } from '../../support/corrections.ts';

/** A German text that the specification quotes, as the shop says it. `{…}` matches any words. */
export interface LiteralText {
  readonly text: string;
  /** Document and heading. */
  readonly source: string;
  /** The decision that changed the quoted words. */
  readonly changedBy?: string;
}

const from =
  (source: string) =>
  (text: string): LiteralText => ({ text: correct(text), source });
const changed = (source: string, changedBy: string, text: string): LiteralText => ({ text, source, changedBy });

/**
 * Every German text that S1 and S2 quote for guests. Internal errors ('Invalid base64 input'), words by which legal pages are
 * found, and identifiers are no texts of a page.
 */
export const LITERAL_TEXTS: readonly LiteralText[] = [
  ...[
    '{name} ist gleich da...',
    'Ladeanzeige',
    'OK',
    'Dialog schliessen',
    'Lieferung',
    'Abholung',
    'nicht möglich',
  ].map(from('S1 §2 Screens and routes')),
  ...[
    'Informationen über das Gericht',
    'BESTELLEN',
    'Größe',
    'Bitte Ohne',
    'EXTRAS',
    'Beliebte Kombination',
    'Individuelle Kombination',
    'Mehr anzeigen',
    'Weniger anzeigen',
    'Anzahl:',
    'x{amount}',
    'ABBRECHEN',
    'IN DEN WARENKORB',
    'SPEICHERN',
    '{n}. {slot}',
    'ZURÜCK',
    'WEITER',
    'Wir öffnen in {n} Minuten.',
    'Wir öffnen um {time} Uhr.',
    'Wir haben für heute geschlossen.',
    'Gericht trotzdem anzeigen',
    'Menü trotzdem anzeigen',
    'Zurzeit sind alle Filialen geschlossen.{…}',
    'Wähle Deinen Rabatt',
    'Angebotsdetails',
    'Gruppe starten',
    'Losbestellen',
    'Zur Aktion',
    'Tipp',
    'Abbrechen',
    'Ich bin über 16 Jahre alt',
    'Ich bin über 18 Jahre alt',
    'Warenkorb Probleme',
  ].map(from('S1 §2 Dialogs')),
  ...['Kauf {n}, zahl {m}', 'Gratis Lieferung!'].map(from('S1 §3')),
  ...[
    'Heute ist Lieferung ausnahmsweise nicht möglich – Abholung gerne!',
    'Neuer Gutscheincode',
    '{promotion} erfolgreich angewendet!',
    '{discount} bleibt. Du kannst im Warenkorb jederzeit wechseln.',
  ].map(from('S1 §4')),
  ...[
    'Bitte wählen!',
    'Ungültiges Gericht{…}',
    '({limit} Auswählen)',
    '({count}/{limit})',
    '(min {min}, max {limit})',
    '(min {min})',
    '(In der Größe nicht verfügbar)',
    'Bitte wähle eine Option aus.',
    'Gericht {name} nicht gefunden',
    'Größe {name} nicht gefunden',
    'Gruppe {name} nicht gefunden',
    'Zutat {name} nicht gefunden',
    'Menü {name} nicht gefunden',
    'Größe nicht gefunden',
    'Ohne {allergen}',
  ].map(from('S1 §5')),
  ...[
    'Gericht nicht verfügbar',
    '{dish} ist an diesem Standort leider nicht verfügbar. Suche weiter, um andere köstliche Gerichte zu entdecken!',
    'Für Dich wurde ein reservierter Gutschein gefunden! {code}, {value}. Möchtest Du wechseln?',
  ].map(from('S1 §8')),
  ...[
    'Fleisch & Fisch Extras',
    'Vegetarische Extras',
    'Vegane Extras',
    'Heute Sonderpreis',
    'Jetzt {discount}',
    'Heute {discount}',
    '{…}bis zu {amount}',
    'Noch {amount} bis zur kostenlosen Lieferung!*',
    'Gratis Lieferung ab {amount}!*',
    'Deine Lieferung ist kostenlos!*',
  ].map(from('S1 §9')),
  ...[
    'SCHNELL ZUR RICHTIGEN FILIALE',
    'BESTELLOPTIONEN',
    'Dein Standort',
    'Straße, Hausnummer, PLZ Ort',
    'z.B. Pariser Platz 9, 10117 Berlin',
    'Bestellzeit',
    'Du kannst dies später ändern.',
    'So schnell wie möglich',
    'bitte wählen',
    'Unser Standort',
    'FILIALE BESTÄTIGEN',
    'Andere Filiale wählen',
    'WÄHLE DEINE FILIALE',
    'Zurück',
    '{distance} km entfernt',
    'geöffnet {hours}',
    'geschlossen.',
    'Heute: {ranges}',
  ].map(from('S2 §2 Initial info dialog')),
  ...[
    'Gruppenbestellung ohne Durcheinander!',
    'Neue Gruppe erstellen',
    'Name der Gruppe',
    'Dein Name als Anführer:in',
    'Gruppe Erstellen',
    'Dein Name',
    'Tritt dieser Gruppe bei',
    'Schließen',
    'Speichern',
    'Deine Gruppe',
    'Gruppe teilen',
    'teilen',
    'Link kopiert!',
    'Einladung kopiert!',
    'Gruppe Verlassen',
    'Gruppe Auflösen',
    'Gruppenmitglied Entfernen',
    'Dir',
  ].map(from('S2 §2 Group order dialogs')),
  ...['Liefergebiet', 'Adresse korrigiert', 'Mindestbestellwert', 'Leerer Warenkorb', 'Ungültige Bestellung'].map(
    from('S2 §2 Other dialogs in checkout'),
  ),
  ...[
    'Bitte nutze den PayPal Button unter den Zahlungsmitteln um deine Bestellung abzuschließen.',
    'Die Adresse befindet sich nicht im Liefergebiet',
    'Das ausgewählte Restaurant liefert nicht an deine Adresse, aber eine andere Filiale könnte dich beliefern. Dorthin wechseln?',
    'Du hast den Mindestbestellwert noch nicht erreicht.{…}',
    'Bitte gib eine gültige Email Adresse ein.',
    'Bitte wähle eine Zahlungsmethode.',
    'Wir benötigen deine Zustimmung um dir den vollen Funktionsumfang des Kontos bieten zu können.',
    'Alle Artikel in deinem Warenkorb sind nicht für {type} geeignet.{…}',
    '{…}Möchtest du ohne diese bestellen?',
    'Trotzdem fortfahren',
    'Bitte gib eine Adresse ein.',
  ].map(from('S2 §5')),
  ...['Die Zahlung ist fehlgeschlagen{…}', 'Ein Fehler ist aufgetreten.{…}', 'JA, STIMMT', 'ANPASSEN'].map(
    from('S2 §8 Order submit and payment'),
  ),
  ...[
    'Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe. Dieser Name wird deinen Gruppenmitgliedern angezeigt damit sie wissen dass sie der richtigen Gruppe beitreten.',
    'Bitte wähle einen Namen (mindestens 3 Zeichen) für dich. Anhand dieses Namen können deine Gruppenmitglieder sehen was du bestellst.',
    'Bist du sicher dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten',
    'Bist du sicher dass du die Gruppe auflösen möchtest? Dies kann nicht rückgängig gemacht werden.{…}',
    'Abrufen des Status der Gruppenbestellung fehlgeschlagen, bitte lade die Seite neu {…}',
    'Du bist kein Mitglied der Gruppe mehr.{…}',
  ].map(from('S2 §8 Group')),
  changed('S2 §8 Group', 'S3 A9', 'Ups, das hat leider nicht geklappt, bitte versuch es noch einmal.'),
  changed('S2 §8 Other', 'S3 O2', 'Wir öffnen am {day} um {time} Uhr.'),
  ...[
    'Wir benötigen Deine Adresse damit wir Dich zu dem Shop in Deiner Nähe leiten können. Den Shop kannst Du später wenn du magst auch wechseln.',
    'Bitte gib eine vollständige Adresse ein. Eine Postleitzahl ist nicht ausreichend.',
    'Diese Adresse befindet sich leider nicht im Liefergebiet.',
    'Die eingegebene Adresse ist unvollständig',
    'Bitte gib auch eine Hausnummer an.',
    'Zu dieser Adresse konnte keine Entfernung berechnet werden',
    'Wir liefern an deine Adresse, aber Lieferungen sind aktuell nicht verfügbar.{…}',
  ].map(from('S2 §8 Address dialog messages')),
  ...[
    'Wähle einen Tisch',
    'Tischbestell-Historie',
    'Tischbestell-Historie löschen',
    'Wähle einen Artikel um ihn vollständig oder teilweise zu erstatten.',
    'Zu erstattender Betrag in EUR:',
    'Storno in den Warenkorb legen',
    'zurück',
  ].map(from('S2 §2 Table dialogs')),
  ...[
    'Der zu erstattende Wert darf nicht größer als der Wert des Artikels sein.',
    'Der zu erstattende Wert muss größer als 0 sein.',
  ].map(from('S2 §8 Table and refund')),
  changed('S2 §8 Order submit', 'S3 W5', 'Die Bestellung konnte nicht gesendet werden.'),
];

/** Texts that exist in words only: no story or scene shows them. Empty, and to stay so. */
export const IN_WORDS_ONLY: readonly string[] = [];
