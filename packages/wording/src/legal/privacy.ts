import { CONTACT_LINES, POSTAL_LINES } from './company-lines.ts';
import { breakLines, bullets, joinParagraphs, type TemplateFacts } from './legal-facts.ts';

/** Art. 13 GDPR and § 25 TDDDG, from the shop's real settings. */
export const privacyText = (facts: TemplateFacts): string =>
  joinParagraphs([
    '## Wer verantwortlich ist',
    breakLines([...POSTAL_LINES, ...CONTACT_LINES]),
    ...ORDER_PARTS,
    ...recipientParts(facts),
    ...PUSH_PARTS,
    ...CONSENT_PARTS,
    '{{Kundenkonto}}',
    '{{Reservierung}}',
    ...FEEDBACK_PARTS,
    '{{Bewerbung}}',
    '{{Besuche}}',
    ...DEVICE_PARTS,
    ...RETENTION_PARTS,
    ...rightsParts(facts),
  ]);

const ORDER_PARTS = [
  '## Wenn Du bestellst',
  'Wir speichern, was Du bestellst, wann Du es haben möchtest, wie Du bezahlst, Deinen Namen, Deine E-Mail-Adresse und Deine Hinweise an uns. {{Lieferdaten}} Das brauchen wir, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Ohne diese Angaben können wir die Bestellung nicht ausführen; freiwillige Felder sind als „optional“ gekennzeichnet. Auch die Fassung der AGB und der Datenschutzerklärung, der Du zugestimmt hast, speichern wir.',
  '{{Altersprüfung}}',
] as const;

const recipientParts = ({ hosting }: TemplateFacts): readonly string[] => [
  '## Wer Daten von uns bekommt',
  hosting ?? 'Der Shop läuft in unserem Auftrag bei [[Name und Anschrift des Hosting-Anbieters]] (Art. 28 DSGVO).',
  '{{E-Mail-Versand}}',
  '{{Adressprüfung}}',
  '{{Kartenbilder}}',
  '{{Zahlungsanbieter}}',
];

const PUSH_PARTS = [
  '## Nachrichten zu Deiner Bestellung',
  'Auf Wunsch sagt Dir Dein Gerät Bescheid, wenn Deine Bestellung angenommen, fertig oder unterwegs ist (Art. 6 Abs. 1 Buchst. a DSGVO). Dafür speichern wir eine Kennung, die Dein Browser bei seinem Hersteller anlegt. Über dessen Dienst schicken wir die Nachrichten verschlüsselt, lesen kann er sie nicht. Werbung schicken wir so nie. Ist die Bestellung abgeschlossen, löschen wir die Kennung; abschalten kannst Du die Nachrichten jederzeit auf der Seite der Bestellung.',
] as const;

const CONSENT_PARTS = [
  '## Angebote per E-Mail',
  'Angebote schicken wir Dir nur, wenn Du dem zugestimmt und das in einer eigenen E-Mail bestätigt hast (Art. 6 Abs. 1 Buchst. a DSGVO). Bestätigst Du nicht, löschen wir die Anfrage nach {{Frist Zustimmung}}. Du kannst Deine Zustimmung jederzeit widerrufen, ohne dass es Dich etwas kostet; der Link steht in jeder dieser E-Mails.',
] as const;

const FEEDBACK_PARTS = [
  '## Wenn Du bewertest',
  'Bewertest Du eine Bestellung, speichern wir zu ihr Deine Sterne, Deine Texte und, wenn Du ihn angibst, Deinen Vornamen. Das veröffentlichen wir ohne die Bestellung, damit andere Gäste wissen, wie es geschmeckt hat (Art. 6 Abs. 1 Buchst. f DSGVO). Was Du nur an das Restaurant schreibst, liest nur das Restaurant. Nach {{Frist Bewertungen}} löschen wir alles, auf Deinen Wunsch früher.',
  '{{Bewertungsanfragen}}',
  'Meldest Du Dich von Werbung ab, speichern wir eine Prüfsumme Deiner E-Mail-Adresse, damit wir Dir keine mehr schicken (Art. 6 Abs. 1 Buchst. c DSGVO).',
] as const;

const DEVICE_PARTS = [
  '## Was auf Deinem Gerät gespeichert wird',
  'Ohne Deine Einwilligung speichert Dein Browser nur, was der Shop für das braucht, was Du gerade tust (§ 25 Abs. 2 Nr. 2 TDDDG). Beim Ansehen der Karte speichert er nichts. Im Einzelnen:',
  bullets([
    'Warenkorb, gewählte Bestellart, Adresse und Angebote: bis Du sie änderst oder die Daten dieser Seite in Deinem Browser löschst.',
    'Name, Adresse, Telefonnummer und E-Mail-Adresse aus der Kasse: Sie bleiben **auch nach der Bestellung** auf Deinem Gerät, damit Du sie nicht noch einmal eingeben musst, bis Du die Daten dieser Seite löschst.',
    'Angaben zu einer angefangenen Bestellung und geöffnete Fenster: bis Du den Tab schließt; zu einer noch nicht bezahlten Bestellung: bis sie bezahlt oder abgebrochen ist.',
    'Liegt der Shop auf Deinem Startbildschirm oder möchtest Du Nachrichten zu einer Bestellung: die zuletzt geöffnete Speisekarte und die Seiten Deiner letzten Bestellungen ohne Namen und Adresse, damit Du sie auch ohne Internet siehst, und zu welchen Bestellungen Du Nachrichten möchtest, bis Du die Daten dieser Seite löschst.',
    'Ein Cookie, das Dein Gerät wiedererkennt, damit nur Du Deine Bestellung mit Deinen Daten siehst: ab Deiner ersten Bestellung; es verfällt nach {{Frist Gerät}}.',
    '{{Cookie beim Anmelden}}',
    '{{Antwort zum Zählen}}',
  ]),
  'Wir verwenden keine Werbe- oder Analyse-Cookies. Seitenaufrufe, Störungen und abgebrochene Bestellungen zählen wir ohne Kennung. Unsere eigenen Protokolle enthalten keine Namen, Adressen und IP-Adressen.',
] as const;

const RETENTION_PARTS = [
  '## Wie lange wir Daten aufbewahren',
  bullets([
    'Bestellungen und Belege: so lange, wie das Steuer- und Handelsrecht es verlangt, Belege acht Jahre und Bücher zehn Jahre ab Ende des Kalenderjahres (Art. 6 Abs. 1 Buchst. c DSGVO, § 147 AO, § 257 HGB).',
    'E-Mails an Dich in unserem System: nach {{Frist E-Mails}} gelöscht.',
    '{{Nachgeschlagene Adressen}}',
    'Für eine Telefonnummer zurückgelegte Gutscheine: nach {{Frist Gutscheine}} gelöscht.',
    'Zustimmungen zu Angeboten: bis Du sie widerrufst, danach nur der Nachweis darüber.',
  ]),
] as const;

const rightsParts = ({ authority }: TemplateFacts): readonly string[] => [
  '## Deine Rechte',
  'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit Deiner Daten (Art. 15 bis 20 DSGVO). Einer Verarbeitung, die auf berechtigten Interessen beruht, kannst Du widersprechen (Art. 21 DSGVO), eine Einwilligung jederzeit für die Zukunft widerrufen. Schreib dafür an {{E-Mail}}. Automatisierte Entscheidungen im Sinne von Art. 22 DSGVO treffen wir nicht.',
  `Beschweren kannst Du Dich bei jeder Datenschutz-Aufsichtsbehörde. Für uns zuständig ist: ${authority ?? '[[Datenschutz-Aufsichtsbehörde Deines Bundeslandes]]'}.`,
];
