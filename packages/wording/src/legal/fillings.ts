import type { Filling } from '@tischlein/domain/shop';
import { paymentMethodName } from '../payment-methods.ts';
import { bullets, days, joinParagraphs, type LegalFacts } from './legal-facts.ts';
import { geocoderSentence, PROVIDERS } from './recipients.ts';
import { withdrawalText } from './withdrawal.ts';

/** What the placeholders of legal texts stand for in a shop (S3 L12); the names are what merchants see in their texts. */
export const listFillings = (facts: LegalFacts): readonly Filling[] => [
  ...companyValues(facts),
  ...otherValues(facts),
  ...listPassages(facts),
];

/** Values of the company; those that tell it from others are found again in other words. What it must have is a gap until it is known. */
export function companyValues({ seller, shopName }: Pick<LegalFacts, 'seller' | 'shopName'>): readonly Filling[] {
  const { name = '', street = '', zip = '', city = '', phone = '', email = '' } = seller;
  const { representedBy = '', register = '', vatId = '' } = seller;
  return [
    // A sole trader may be named like the restaurant, which keeps its name under another company.
    {
      ...distinctive('Unternehmen', orGap(name, 'Name des Unternehmens mit Rechtsform')),
      isShopName: isPart(name, shopName),
    },
    distinctive('Straße', orGap(street, 'Straße und Hausnummer')),
    { name: 'PLZ', kind: 'value', text: orGap(zip, 'PLZ') },
    { name: 'Ort', kind: 'value', text: orGap(city, 'Ort') },
    distinctive('Telefon', orGap(phone, 'Telefonnummer')),
    distinctive('E-Mail', orGap(email, 'E-Mail-Adresse')),
    distinctive('Vertretung', representedBy),
    distinctive('Register', register),
    distinctive('USt-IdNr', vatId),
  ];
}

const distinctive = (name: string, text: string): Filling => ({
  name,
  kind: 'value',
  text: text.trim(),
  isDistinctive: true,
});

const isPart = (name: string, shopName: string): boolean => name.trim() !== '' && shopName.includes(name.trim());

const orGap = (value: string, gap: string): string => (value.trim() === '' ? `[[${gap}]]` : value);

function otherValues({ shopName, keepDays }: LegalFacts): readonly Filling[] {
  const values = {
    Restaurant: shopName,
    'Frist E-Mails': days(keepDays.sentMails),
    'Frist Gutscheine': days(keepDays.couponReservations),
    'Frist Zustimmung': days(keepDays.unconfirmedConsents),
    'Frist Bewertungen': days(keepDays.feedback),
    'Frist Gerät': days(keepDays.guestCookie),
  };
  return Object.entries(values).map(([name, text]) => ({ name, kind: 'value', text }));
}

const listPassages = (facts: LegalFacts): readonly Filling[] =>
  Object.entries(PASSAGES).map(([name, write]) => ({ name, kind: 'passage', text: write(facts) || '' }));

type Write = (facts: LegalFacts) => string | false;

const PASSAGES: Readonly<Record<string, Write>> = {
  // Terms
  'Lieferung und Abholung': writeDelivery,
  Zahlungsmethoden: ({ paymentMethods }) => bullets([...new Set(paymentMethods.map(paymentMethodName))]),
  Jugendschutz: ({ sellsAlcohol }) =>
    sellsAlcohol &&
    'Bier, Wein und Schaumwein geben wir nur an Personen ab, die mindestens 16 Jahre alt sind, andere alkoholische Getränke nur ab 18 Jahren. Wir lassen uns bei der Übergabe den Ausweis zeigen. Kannst Du Dein Alter nicht nachweisen, übergeben wir diese Artikel nicht.',
  Widerruf: ({ sellsReturnable }) =>
    sellsReturnable
      ? 'Für frisch zubereitete Speisen und Getränke besteht kein Widerrufsrecht. Verschlossene Flaschen und Dosen kannst Du zurückgeben; welche Deiner Artikel das sind, steht in der Übersicht vor dem Bestellen. Wie das geht, steht in der Widerrufsbelehrung.'
      : 'Für frisch zubereitete Speisen und Getränke besteht kein Widerrufsrecht (§ 312g Abs. 2 BGB).',
  // Instruction on withdrawal: its words are those of the law
  Widerrufsbelehrung: withdrawalText,
  // Privacy
  Lieferdaten: ({ delivers }) => delivers && 'Lässt Du liefern, speichern wir auch Deine Adresse und Telefonnummer.',
  Altersprüfung: ({ sellsAlcohol }) =>
    sellsAlcohol &&
    'Enthält Deine Bestellung Alkohol, fragen wir nach dem Mindestalter und prüfen bei der Übergabe Deinen Ausweis. Daten aus dem Ausweis speichern wir nicht.',
  'E-Mail-Versand': ({ mailHost }) =>
    mailHost === null
      ? 'Für E-Mails zu Deiner Bestellung haben wir keinen weiteren Dienst beauftragt.'
      : `E-Mails zu Deiner Bestellung verschickt in unserem Auftrag der Dienst unter ${mailHost} (Art. 28 DSGVO).`,
  Adressprüfung: ({ delivers, geocoder }) => delivers && geocoderSentence(geocoder),
  Kartenbilder: ({ hasMaps }) =>
    hasMaps &&
    'Kartenbilder holt unser Server und gibt sie an Dich weiter. Der Kartendienst erfährt dabei weder Deine IP-Adresse noch Deine Adresse.',
  Zahlungsanbieter: ({ providers }) =>
    providers.length === 0
      ? 'Zahlungsanbieter bekommen von uns keine Daten.'
      : joinParagraphs([
          'Bezahlst Du online, bekommt der Zahlungsanbieter den Betrag, die Bestellnummer und die Angaben, die er für die Zahlung braucht. Seine Seiten und Programme lädt Dein Browser erst, wenn Du diese Zahlungsmethode wählst; dabei erfährt er Deine IP-Adresse. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO. Was er darüber hinaus verarbeitet, steht in seiner eigenen Datenschutzerklärung:',
          bullets(providers.map((provider) => PROVIDERS[provider])),
        ]),
  Kundenkonto: ({ hasAccounts }) =>
    hasAccounts &&
    writeSection(
      'Kundenkonto',
      'Ein Konto bekommst Du nur, wenn Du es möchtest. Es enthält Deinen Namen, Deine Adresse, Telefonnummer und E-Mail-Adresse und, wenn Du ihn angibst, Deinen Geburtstag (Art. 6 Abs. 1 Buchst. b DSGVO). Du kannst es jederzeit selbst löschen.',
    ),
  Reservierung: ({ takesReservations, keepDays }) =>
    takesReservations &&
    writeSection(
      'Wenn Du einen Tisch reservierst',
      `Wir speichern Deinen Namen, Deine E-Mail-Adresse und Telefonnummer, wann und zu wievielt Ihr kommt, und Deine Wünsche, um Dir den Tisch freizuhalten (Art. 6 Abs. 1 Buchst. b DSGVO). Das löschen wir ${keepDays.reservations} Tage nach dem Besuch.`,
    ),
  Bewertungsanfragen: writeInvitations,
  Bewerbung: ({ hasJobs, keepDays }) =>
    hasJobs &&
    writeSection(
      'Wenn Du Dich bewirbst',
      `Wir speichern Deinen Namen, wie wir Dich erreichen, und was Du uns sonst schickst, um über Deine Bewerbung zu entscheiden (Art. 6 Abs. 1 Buchst. b DSGVO). Das sieht nur das Restaurant. Nach ${days(keepDays.applications)} löschen wir es.`,
    ),
  Besuche: writeVisits,
  'Cookie beim Anmelden': ({ hasAccounts, keepDays }) =>
    hasAccounts &&
    `Ein Cookie, solange Du angemeldet bist; es verfällt nach ${days(keepDays.accountSession)} ohne Besuch.`,
  'Antwort zum Zählen': ({ countsVisits }) => countsVisits && 'Ob wir Deine Besuche zählen dürfen: bis Du es änderst.',
  'Nachgeschlagene Adressen': ({ geocoder, keepDays }) =>
    geocoder !== null && `Nachgeschlagene Adressen, ohne Deinen Namen: nach ${days(keepDays.addresses)} gelöscht.`,
};

/** Passages about the installation and its services, which no merchant changes. */
export const INSTALLATION_NAMES: readonly string[] = [
  'E-Mail-Versand',
  'Adressprüfung',
  'Kartenbilder',
  'Nachgeschlagene Adressen',
];

const writeSection = (title: string, text: string): string => joinParagraphs([`## ${title}`, text]);

function writeDelivery({ delivers, letsPickUp }: LegalFacts): string | false {
  if (!delivers && !letsPickUp) return false;
  return joinParagraphs([
    `## ${[delivers && 'Lieferung', letsPickUp && 'Abholung'].filter(Boolean).join(' und ')}`,
    delivers &&
      'Wir liefern in das Gebiet, das auf der Seite „Anfahrt“ unter „Liefergebiet“ steht, ab dem dort genannten Mindestbestellwert. Angegebene Zeiten sind Richtwerte, bis wir Dir mit der Annahme eine Zeit nennen.',
    letsPickUp &&
      'Abholen kannst Du am Ort, der in der Bestellung steht, zu der Zeit, die wir Dir mit der Annahme nennen.',
  ]);
}

function writeInvitations({ feedbackMails }: LegalFacts): string | false {
  switch (feedbackMails) {
    case 'consent':
      return 'Hast Du Angeboten per E-Mail zugestimmt, fragen wir Dich nach einer Bestellung auf diesem Weg einmal, wie es geschmeckt hat (Art. 6 Abs. 1 Buchst. a DSGVO).';
    case 'customers':
      return 'Nach einer Bestellung fragen wir Dich einmal per E-Mail, wie es geschmeckt hat (§ 7 Abs. 3 UWG, Art. 6 Abs. 1 Buchst. f DSGVO). Dem kannst Du jederzeit widersprechen, ohne dass dafür andere als die Übermittlungskosten nach den Basistarifen entstehen; der Link steht in jeder dieser E-Mails.';
    case null:
      return false;
  }
}

function writeVisits({ countsVisits, countingHost, keepDays }: LegalFacts): string | false {
  if (!countsVisits) return false;
  const counting =
    countingHost === null
      ? `Nach ${days(keepDays.visits)} löschen wir es.`
      : `Das übernimmt in unserem Auftrag der Dienst unter ${countingHost} (Art. 28 DSGVO); er löscht es, sobald wir es für die Auswertung nicht mehr brauchen.`;
  return writeSection(
    'Wenn wir Besuche zählen dürfen',
    `Stimmst Du zu, speichern wir auf Deinem Gerät eine zufällige Nummer, eine Nummer für diesen Besuch und wie oft Du schon hier warst (§ 25 Abs. 1 TDDDG). Damit zählen wir, welche Seiten Du ansiehst, wie lange, von welcher Website Du kommst, ob Du ein kleines oder großes Gerät, helles oder dunkles Design nutzt und ob Du angemeldet bist (Art. 6 Abs. 1 Buchst. a DSGVO). Deinen Namen, Deine Adresse und Deine IP-Adresse speichern wir dazu nicht. ${counting} Unter „Einwilligung ändern“, unten auf jeder Seite, kannst Du jederzeit widerrufen. Dann löschen wir die Nummern auf Deinem Gerät und was wir damit gezählt haben.`,
  );
}
