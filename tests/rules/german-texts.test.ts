import { describe, expect, it } from 'vitest';
import { correct } from '../support/corrections.ts';
import { committedFiles } from './committed-files.ts';

// The German texts of the specification are fixed; {…} is a placeholder.
const FROM_S1 = [
  'gleich da...',
  'Ladeanzeige',
  'OK',
  'Dialog schliessen',
  'Lieferung',
  'Abholung',
  'nicht möglich',
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
  '{n}. {slot name}',
  'ZURÜCK',
  'WEITER',
  'Wir öffnen in {n} Minuten.',
  'Wir öffnen um {time} Uhr.',
  'Wir haben für heute geschlossen.',
  'Gericht trotzdem anzeigen',
  'Menü trotzdem anzeigen',
  'Zurzeit sind alle Filialen geschlossen.',
  'Wähle Deinen Rabatt',
  'Angebotsdetails',
  'Gruppe starten',
  'Losbestellen',
  'Zur Aktion',
  'Tipp',
  'Abbrechen',
  'Ich bin über {age} Jahre alt',
  'Warenkorb Probleme',
  'Heute ist Lieferung ausnahmsweise nicht möglich – Abholung gerne!',
  'Neuer Gutscheincode',
  '{label} erfolgreich angewendet!',
  '{label} Rabatt bleibt. Du kannst im Warenkorb jederzeit wechseln.',
  'Bitte wählen!',
  'Ungültiges Gericht',
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
  'Ohne {declaration}',
  'Dir',
  'Gericht nicht verfügbar',
  '{dish} ist an diesem Standort leider nicht verfügbar. Suche weiter, um andere köstliche Gerichte zu entdecken!',
  'Für Dich wurde ein reservierter Gutschein gefunden! {code}, {value}. Möchtest Du wechseln?',
  'Fleisch & Fisch Extras',
  'Vegetarische Extras',
  'Vegane Extras',
  'Noch {amount} bis zur kostenlosen Lieferung!*',
  'Gratis Lieferung ab {amount}!*',
  'Deine Lieferung ist kostenlos!*',
  'bis zu {value}',
  'Sonderpreis',
  '-{X}%',
  'Heute -{X}%',
  'Heute Sonderpreis',
  'Jetzt -{X}% & mehr',
  'Kauf {X}, zahl {Y}',
  'Gratis Lieferung!',
];
const FROM_S2 = [
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
  'geöffnet {ranges}',
  'geschlossen.',
  'Heute: {ranges}',
  'Wähle einen Tisch',
  'Tischbestell-Historie',
  'Tischbestell-Historie löschen',
  'Wähle einen Artikel um ihn vollständig oder teilweise zu erstatten.',
  'Zu erstattender Betrag in EUR:',
  'Storno in den Warenkorb legen',
  'zurück',
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
  'Liefergebiet',
  'Adresse korrigiert',
  'Mindestbestellwert',
  'Leerer Warenkorb',
  'Ungültige Bestellung',
  'Bitte nutze den PayPal Button unter den Zahlungsmitteln um deine Bestellung abzuschließen.',
  'Die Adresse befindet sich nicht im Liefergebiet',
  'Das ausgewählte Restaurant liefert nicht an deine Adresse, aber eine andere Filiale könnte dich beliefern. Dorthin wechseln?',
  'Du hast den Mindestbestellwert noch nicht erreicht.',
  'Bitte gib eine gültige Email Adresse ein.',
  'Bitte wähle eine Zahlungsmethode.',
  'Wir benötigen deine Zustimmung um dir den vollen Funktionsumfang des Kontos bieten zu können.',
  'Alle Artikel in deinem Warenkorb sind nicht für {name} geeignet',
  'Möchtest du ohne diese bestellen?',
  'Trotzdem fortfahren',
  'Tischbestellung',
  'Ein Fehler ist aufgetreten.',
  'JA, STIMMT',
  'ANPASSEN',
  'Die Zahlung ist fehlgeschlagen',
  'Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe. Dieser Name wird deinen Gruppenmitgliedern angezeigt damit sie wissen dass sie der richtigen Gruppe beitreten.',
  'Bitte wähle einen Namen (mindestens 3 Zeichen) für dich. Anhand dieses Namen können deine Gruppenmitglieder sehen was du bestellst.',
  'Abrufen des Status der Gruppenbestellung fehlgeschlagen, bitte lade die Seite neu',
  'Du bist kein Mitglied der Gruppe mehr',
  'Bist du sicher dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten',
  'Bist du sicher dass du die Gruppe auflösen möchtest? Dies kann nicht rückgängig gemacht werden',
  'Bitte gib eine Adresse ein.',
  'Wir benötigen Deine Adresse damit wir Dich zu dem Shop in Deiner Nähe leiten können. Den Shop kannst Du später wenn du magst auch wechseln.',
  'Bitte gib eine vollständige Adresse ein. Eine Postleitzahl ist nicht ausreichend.',
  'Diese Adresse befindet sich leider nicht im Liefergebiet.',
  'Die eingegebene Adresse ist unvollständig',
  'Bitte gib auch eine Hausnummer an.',
  'Zu dieser Adresse konnte keine Entfernung berechnet werden',
  'Wir liefern an deine Adresse, aber Lieferungen sind aktuell nicht verfügbar.',
  'Der zu erstattende Wert darf nicht größer als der Wert des Artikels sein.',
  'Der zu erstattende Wert muss größer als 0 sein.',
];
const FROM_S3 = [
  'Ups, das hat leider nicht geklappt, bitte versuch es noch einmal.',
  'Die Bestellung konnte nicht gesendet werden.',
  'Zahlungspflichtig bestellen',
  'keine Angabe',
  'keine Zahlung nötig',
  'einschließen',
  'um {time} bestellbar',
  'zzgl. {amount} Pfand',
  'Zwischensumme',
  'Wir öffnen in {1 Minute}.',
];

/** Texts that the wording contains, but no story asserts yet. */
const WORDING_ONLY: readonly string[] = [
  'bis zu {value}',
  'Gruppe starten',
  'Dir',
  'Wähle einen Tisch',
  'Tischbestell-Historie',
  'Tischbestell-Historie löschen',
  'Wähle einen Artikel um ihn vollständig oder teilweise zu erstatten.',
  'Zu erstattender Betrag in EUR:',
  'Storno in den Warenkorb legen',
  'zurück',
  'Gruppenbestellung ohne Durcheinander!',
  'Neue Gruppe erstellen',
  'Name der Gruppe',
  'Dein Name als Anführer:in',
  'Gruppe Erstellen',
  'Dein Name',
  'Tritt dieser Gruppe bei',
  'Schließen',
  'Deine Gruppe',
  'Gruppe teilen',
  'teilen',
  'Einladung kopiert!',
  'Gruppe Verlassen',
  'Gruppe Auflösen',
  'Gruppenmitglied Entfernen',
  'Tischbestellung',
  'Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe. Dieser Name wird deinen Gruppenmitgliedern angezeigt damit sie wissen dass sie der richtigen Gruppe beitreten.',
  'Bitte wähle einen Namen (mindestens 3 Zeichen) für dich. Anhand dieses Namen können deine Gruppenmitglieder sehen was du bestellst.',
  'Abrufen des Status der Gruppenbestellung fehlgeschlagen, bitte lade die Seite neu',
  'Du bist kein Mitglied der Gruppe mehr',
  'Bist du sicher dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten',
  'Bist du sicher dass du die Gruppe auflösen möchtest? Dies kann nicht rückgängig gemacht werden',
  'Der zu erstattende Wert darf nicht größer als der Wert des Artikels sein.',
  'Der zu erstattende Wert muss größer als 0 sein.',
  'Ups, das hat leider nicht geklappt, bitte versuch es noch einmal.',
  'einschließen',
];

// String, template and regular expression literals; comments are removed first.
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"|\/((?:[^/\\\n]|\\.)+)\//g;
const SHORT_LENGTH = 8;

const literals = committedFiles(/^tests\/browser\/.*\.ts$|\.component\.test\.tsx$/).flatMap(({ text }) =>
  Array.from(text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').matchAll(LITERAL), (match) =>
    toPlainText(match.slice(1).join('')),
  ),
);
const wording = committedFiles(/^packages\/(?:wording|documents)\/src\/.*(?<!\.test)\.ts$/)
  .map(({ text }) => text)
  .join('\n');

/** A literal without escapes, with '7' for each placeholder. */
function toPlainText(literal: string): string {
  return literal
    .replaceAll(String.raw`\u00a0`, ' ')
    .replaceAll(/\\d\+|\$\{[^}]*\}/g, '7')
    .replaceAll(/\\(.)/g, '$1');
}

const escapeRegExp = (part: string): string => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const toPattern = (text: string, value: string): string =>
  text
    .split(/\{[^}]*\}/)
    .map(escapeRegExp)
    .join(value);

/** Returns whether a story's literal contains the text; short texts must match the whole literal. */
function isAsserted(text: string): boolean {
  const pattern = toPattern(text, '.+');
  const whole = new RegExp(`^\\^?${pattern}\\$?$`);
  const within = new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'u');
  return literals.some((literal) => (text.length < SHORT_LENGTH ? whole : within).test(literal));
}

const isInWording = (text: string): boolean => new RegExp(toPattern(text, String.raw`\$\{.*\}`)).test(wording);

describe('the texts of the specification', () => {
  const all = [...FROM_S1, ...FROM_S2, ...FROM_S3].map(correct);
  const inWordingOnly = WORDING_ONLY.map(correct);

  it.each(all.filter((text) => !inWordingOnly.includes(text)))('a story asserts it on the page: %s', (text) => {
    expect(isAsserted(text)).toBe(true);
  });

  it.each(inWordingOnly)('the wording contains it: %s', (text) => {
    expect(isInWording(text)).toBe(true);
  });
});
