import {
  addressLines,
  breakLines,
  bullets,
  days,
  joinParagraphs,
  type LegalFacts,
  orPlaceholder,
} from './legal-facts.ts';
import { geocoderSentence, PROVIDERS } from './recipients.ts';

/** Art. 13 GDPR and § 25 TDDDG, from the shop's real settings. */
export function privacyText(facts: LegalFacts): string {
  return joinParagraphs([
    '## Wer verantwortlich ist',
    breakLines([
      ...addressLines(facts.seller),
      `Telefon: ${orPlaceholder(facts.seller.phone, 'Telefonnummer')}`,
      `E-Mail: ${orPlaceholder(facts.seller.email, 'E-Mail-Adresse')}`,
    ]),
    ...orderParts(facts),
    ...recipientParts(facts),
    ...pushParts(),
    ...consentParts(facts),
    ...reservationParts(facts),
    ...feedbackParts(facts),
    ...applicationParts(facts),
    ...visitParts(facts),
    ...deviceParts(facts),
    ...retentionParts(facts),
    ...rightsParts(facts),
  ]);
}

const orderParts = ({ delivers, sellsAlcohol }: LegalFacts): readonly (string | false)[] => [
  '## Wenn Du bestellst',
  `Wir speichern, was Du bestellst, wann Du es haben möchtest, wie Du bezahlst, Deinen Namen, Deine E-Mail-Adresse${delivers ? ', bei einer Lieferung Deine Adresse und Telefonnummer' : ''} und Deine Hinweise an uns. Das brauchen wir, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Ohne diese Angaben können wir die Bestellung nicht ausführen; freiwillige Felder sind als „optional“ gekennzeichnet. Auch die Fassung der AGB und der Datenschutzerklärung, der Du zugestimmt hast, speichern wir.`,
  sellsAlcohol &&
    'Enthält Deine Bestellung Alkohol, fragen wir nach dem Mindestalter und prüfen bei der Übergabe Deinen Ausweis. Daten aus dem Ausweis speichern wir nicht.',
];

function recipientParts(facts: LegalFacts): readonly (string | false)[] {
  const { providers, mailHost, hasMaps, hosting, delivers } = facts;
  return [
    '## Wer Daten von uns bekommt',
    hosting ?? 'Der Shop läuft in unserem Auftrag bei [[Name und Anschrift des Hosting-Anbieters]] (Art. 28 DSGVO).',
    mailHost === null
      ? 'Für E-Mails zu Deiner Bestellung haben wir keinen weiteren Dienst beauftragt.'
      : `E-Mails zu Deiner Bestellung verschicken wir über ${mailHost}, in unserem Auftrag (Art. 28 DSGVO): [[Name und Anschrift des E-Mail-Anbieters]].`,
    delivers && geocoderSentence(facts.geocoder),
    hasMaps &&
      'Kartenbilder holt unser Server und gibt sie an Dich weiter. Der Kartendienst erfährt dabei weder Deine IP-Adresse noch Deine Adresse.',
    providers.length > 0 &&
      'Bezahlst Du online, bekommt der Zahlungsanbieter den Betrag, die Bestellnummer und die Angaben, die er für die Zahlung braucht. Seine Seiten und Programme lädt Dein Browser erst, wenn Du diese Zahlungsmethode wählst; dabei erfährt er Deine IP-Adresse. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO. Was er darüber hinaus verarbeitet, steht in seiner eigenen Datenschutzerklärung:',
    providers.length > 0 && bullets(providers.map((provider) => PROVIDERS[provider])),
    providers.length === 0 && 'Zahlungsanbieter bekommen von uns keine Daten.',
  ];
}

const pushParts = (): readonly string[] => [
  '## Nachrichten zu Deiner Bestellung',
  'Auf Wunsch sagt Dir Dein Gerät Bescheid, wenn Deine Bestellung angenommen, fertig oder unterwegs ist (Art. 6 Abs. 1 Buchst. a DSGVO). Dafür speichern wir eine Kennung, die Dein Browser bei seinem Hersteller anlegt. Über dessen Dienst schicken wir die Nachrichten verschlüsselt, lesen kann er sie nicht. Werbung schicken wir so nie. Ist die Bestellung abgeschlossen, löschen wir die Kennung; abschalten kannst Du die Nachrichten jederzeit auf der Seite der Bestellung.',
];

const consentParts = ({ hasAccounts, keepDays }: LegalFacts): readonly (string | false)[] => [
  '## Angebote per E-Mail',
  `Angebote schicken wir Dir nur, wenn Du dem zugestimmt und das in einer eigenen E-Mail bestätigt hast (Art. 6 Abs. 1 Buchst. a DSGVO). Bestätigst Du nicht, löschen wir die Anfrage nach ${days(keepDays.unconfirmedConsents)}. Du kannst Deine Zustimmung jederzeit widerrufen, ohne dass es Dich etwas kostet; der Link steht in jeder dieser E-Mails.`,
  hasAccounts && '## Kundenkonto',
  hasAccounts &&
    'Ein Konto bekommst Du nur, wenn Du es möchtest. Es enthält Deinen Namen, Deine Adresse, Telefonnummer und E-Mail-Adresse und, wenn Du ihn angibst, Deinen Geburtstag (Art. 6 Abs. 1 Buchst. b DSGVO). Du kannst es jederzeit selbst löschen.',
];

const reservationParts = ({ takesReservations, keepDays }: LegalFacts): readonly (string | false)[] => [
  takesReservations && '## Wenn Du einen Tisch reservierst',
  takesReservations &&
    `Wir speichern Deinen Namen, Deine E-Mail-Adresse und Telefonnummer, wann und zu wievielt Ihr kommt, und Deine Wünsche, um Dir den Tisch freizuhalten (Art. 6 Abs. 1 Buchst. b DSGVO). Das löschen wir ${keepDays.reservations} Tage nach dem Besuch.`,
];

const feedbackParts = ({ feedbackMails, keepDays }: LegalFacts): readonly (string | false)[] => [
  '## Wenn Du bewertest',
  `Bewertest Du eine Bestellung, speichern wir zu ihr Deine Sterne, Deine Texte und, wenn Du ihn angibst, Deinen Vornamen. Das veröffentlichen wir ohne die Bestellung, damit andere Gäste wissen, wie es geschmeckt hat (Art. 6 Abs. 1 Buchst. f DSGVO). Was Du nur an das Restaurant schreibst, liest nur das Restaurant. Nach ${days(keepDays.feedback)} löschen wir alles, auf Deinen Wunsch früher.`,
  feedbackMails === 'consent' &&
    'Hast Du Angeboten per E-Mail zugestimmt, fragen wir Dich nach einer Bestellung auf diesem Weg einmal, wie es geschmeckt hat (Art. 6 Abs. 1 Buchst. a DSGVO).',
  feedbackMails === 'customers' &&
    'Nach einer Bestellung fragen wir Dich einmal per E-Mail, wie es geschmeckt hat (§ 7 Abs. 3 UWG, Art. 6 Abs. 1 Buchst. f DSGVO). Dem kannst Du jederzeit widersprechen, ohne dass dafür andere als die Übermittlungskosten nach den Basistarifen entstehen; der Link steht in jeder dieser E-Mails.',
  'Meldest Du Dich von Werbung ab, speichern wir eine Prüfsumme Deiner E-Mail-Adresse, damit wir Dir keine mehr schicken (Art. 6 Abs. 1 Buchst. c DSGVO).',
];

const applicationParts = ({ hasJobs, keepDays }: LegalFacts): readonly (string | false)[] => [
  hasJobs && '## Wenn Du Dich bewirbst',
  hasJobs &&
    `Wir speichern Deinen Namen, wie wir Dich erreichen, und was Du uns sonst schickst, um über Deine Bewerbung zu entscheiden (Art. 6 Abs. 1 Buchst. b DSGVO). Das sieht nur das Restaurant. Nach ${days(keepDays.applications)} löschen wir es.`,
];

const visitParts = ({ countsVisits, countingHost, keepDays }: LegalFacts): readonly (string | false)[] => [
  countsVisits && '## Wenn wir Besuche zählen dürfen',
  countsVisits &&
    `Stimmst Du zu, speichern wir auf Deinem Gerät eine zufällige Nummer, eine Nummer für diesen Besuch und wie oft Du schon hier warst (§ 25 Abs. 1 TDDDG). Damit zählen wir, welche Seiten Du ansiehst, wie lange, von welcher Website Du kommst, ob Du ein kleines oder großes Gerät, helles oder dunkles Design nutzt und ob Du angemeldet bist (Art. 6 Abs. 1 Buchst. a DSGVO). Deinen Namen, Deine Adresse und Deine IP-Adresse speichern wir dazu nicht. ${countingHost === null ? `Nach ${days(keepDays.visits)} löschen wir es.` : `Das übernimmt in unserem Auftrag ${countingHost} (Art. 28 DSGVO): [[Name und Anschrift des Analyse-Anbieters]]. Gelöscht wird es dort nach [[Zeit bis zur Löschung]].`} Unter „Einwilligung ändern“, unten auf jeder Seite, kannst Du jederzeit widerrufen. Dann löschen wir die Nummern auf Deinem Gerät und was wir damit gezählt haben.`,
];

const deviceParts = ({ hasAccounts, countsVisits, keepDays }: LegalFacts): readonly (string | false)[] => [
  '## Was auf Deinem Gerät gespeichert wird',
  `Dein Browser speichert ${countsVisits ? 'ohne Deine Einwilligung ' : ''}nur, was der Shop für das braucht, was Du gerade tust (§ 25 Abs. 2 Nr. 2 TDDDG). Beim Ansehen der Karte speichert er nichts. Im Einzelnen:`,
  bullets([
    'Warenkorb, gewählte Bestellart, Adresse und Angebote: bis Du sie änderst oder die Daten dieser Seite in Deinem Browser löschst.',
    'Name, Adresse, Telefonnummer und E-Mail-Adresse aus der Kasse: Sie bleiben **auch nach der Bestellung** auf Deinem Gerät, damit Du sie nicht noch einmal eingeben musst, bis Du die Daten dieser Seite löschst.',
    'Angaben zu einer angefangenen Bestellung und geöffnete Fenster: bis Du den Tab schließt; zu einer noch nicht bezahlten Bestellung: bis sie bezahlt oder abgebrochen ist.',
    'Liegt der Shop auf Deinem Startbildschirm oder möchtest Du Nachrichten zu einer Bestellung: die zuletzt geöffnete Speisekarte und die Seiten Deiner letzten Bestellungen ohne Namen und Adresse, damit Du sie auch ohne Internet siehst, und zu welchen Bestellungen Du Nachrichten möchtest, bis Du die Daten dieser Seite löschst.',
    `Ein Cookie, das Dein Gerät wiedererkennt, damit nur Du Deine Bestellung mit Deinen Daten siehst: ab Deiner ersten Bestellung, ${days(keepDays.guestCookie)} lang.`,
    hasAccounts &&
      `Ein Cookie, solange Du angemeldet bist, höchstens ${days(keepDays.accountSession)} nach Deinem letzten Besuch.`,
    countsVisits && 'Ob wir Deine Besuche zählen dürfen: bis Du es änderst.',
  ]),
  'Wir verwenden keine Werbe- oder Analyse-Cookies. Seitenaufrufe, Störungen und abgebrochene Bestellungen zählen wir ohne Kennung. Unsere eigenen Protokolle enthalten keine Namen, Adressen und IP-Adressen.',
];

const retentionParts = ({ keepDays, geocoder }: LegalFacts): readonly (string | false)[] => [
  '## Wie lange wir Daten aufbewahren',
  bullets([
    'Bestellungen und Belege: so lange, wie das Steuer- und Handelsrecht es verlangt, Belege acht Jahre und Bücher zehn Jahre ab Ende des Kalenderjahres (Art. 6 Abs. 1 Buchst. c DSGVO, § 147 AO, § 257 HGB).',
    `Versandte E-Mails an Dich in unserem System: ${days(keepDays.sentMails)}.`,
    geocoder !== null && `Nachgeschlagene Adressen, ohne Deinen Namen: ${days(keepDays.addresses)}.`,
    `Für eine Telefonnummer zurückgelegte Gutscheine: ${days(keepDays.couponReservations)}.`,
    'Zustimmungen zu Angeboten: bis Du sie widerrufst, danach nur der Nachweis darüber.',
  ]),
];

const rightsParts = ({ seller, authority }: LegalFacts): readonly string[] => [
  '## Deine Rechte',
  `Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit Deiner Daten (Art. 15 bis 20 DSGVO). Einer Verarbeitung, die auf berechtigten Interessen beruht, kannst Du widersprechen (Art. 21 DSGVO), eine Einwilligung jederzeit für die Zukunft widerrufen. Schreib dafür an ${orPlaceholder(seller.email, 'E-Mail-Adresse')}. Automatisierte Entscheidungen im Sinne von Art. 22 DSGVO treffen wir nicht.`,
  `Beschweren kannst Du Dich bei jeder Datenschutz-Aufsichtsbehörde. Für uns zuständig ist: ${orPlaceholder(authority, 'Datenschutz-Aufsichtsbehörde Deines Bundeslandes')}.`,
];
