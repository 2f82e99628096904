import { fillText } from '@tischlein/domain/shop';
import { POSTAL_LINES } from './company-lines.ts';
import { listFillings } from './fillings.ts';
import { breakLines, bullets, joinParagraphs, type LegalFacts } from './legal-facts.ts';

export const PROCESSING_CONTRACT_TITLE = 'Vertrag zur Auftragsverarbeitung';

/**
 * The contract between a restaurant and the agency or host that runs its shop (Art. 28 (3) GDPR), filled from the shop. What only the
 * two of them know is a gap in '[[…]]'. A draft for their lawyers.
 */
export const processingContractText = (facts: LegalFacts): string =>
  fillText(
    joinParagraphs([...PARTIES, ...listSubject(facts), ...DUTIES, ...listSubprocessors(facts), ...END, ...MEASURES]),
    listFillings(facts),
  );

const PARTIES = [
  'Entwurf nach Art. 28 Abs. 3 DSGVO. Bitte lasst ihn vor der Unterschrift anwaltlich prüfen und ergänzt die Angaben in doppelten eckigen Klammern. Wer seinen Shop selbst auf einem eigenen Server betreibt, braucht diesen Vertrag nicht; dann genügt der Vertrag mit dem Rechenzentrum.',
  '## Zwischen',
  breakLines([...POSTAL_LINES, 'Vertretung: {{Vertretung}}']),
  'als Verantwortlichem und',
  '[[Name, Anschrift und Vertretung der Agentur oder des Hosters]]',
  'als Auftragsverarbeiter.',
] as const;

const listSubject = (facts: LegalFacts): readonly string[] => [
  '## 1. Gegenstand und Dauer',
  'Der Auftragsverarbeiter betreibt für den Verantwortlichen den Bestell-Shop „{{Restaurant}}“: Server, Datenbank, Sicherungen, Aktualisierungen und Hilfe bei Störungen. Dieser Vertrag gilt, solange er das tut, und darüber hinaus, solange er noch Daten aus dem Auftrag hat.',
  '## 2. Art und Zweck, Daten und Personen',
  'Die Daten werden erhoben, gespeichert, angezeigt, übermittelt und gelöscht, um Bestellungen anzunehmen, auszuführen, abzurechnen und zu belegen. Betroffen sind:',
  bullets([
    'Gäste: Name, E-Mail-Adresse, Telefonnummer, Bestellungen, Zahlungsmethode, Hinweise an das Restaurant',
    facts.delivers && 'Gäste mit Lieferung: Adresse und Hinweise für die Lieferung',
    facts.hasAccounts && 'Gäste mit Konto: Profil, Adressen und frühere Bestellungen',
    facts.takesReservations && 'Gäste mit Reservierung: Name, Erreichbarkeit, Zeit, Personenzahl und Wünsche',
    facts.hasJobs && 'Menschen, die sich bewerben: ihre Angaben und Unterlagen',
    facts.countsVisits && 'Gäste, die eingewilligt haben: zufällige Kennung, besuchte Seiten, Zeiten',
    'Beschäftigte des Verantwortlichen: Name, E-Mail-Adresse, Rolle, Einträge im Protokoll',
  ]),
  'Besondere Kategorien (Art. 9 DSGVO) sind nicht vorgesehen. In freien Texten, zum Beispiel zu Allergien, können Gäste sie selbst nennen.',
];

const DUTIES = [
  '## 3. Weisungen',
  'Der Auftragsverarbeiter verarbeitet die Daten nur auf dokumentierte Weisung des Verantwortlichen, auch bei einer Übermittlung in ein Drittland, es sei denn, das Recht der Union oder eines Mitgliedstaats verpflichtet ihn zu anderem; das teilt er vorher mit, soweit er es darf. Weisungen sind dieser Vertrag, die Einstellungen im Büro des Shops und Mitteilungen in Textform. Hält er eine Weisung für rechtswidrig, sagt er es sofort und darf warten, bis der Verantwortliche sie bestätigt.',
  '## 4. Vertraulichkeit',
  'Zugang haben nur Menschen, die ihn für diesen Auftrag brauchen und zur Vertraulichkeit verpflichtet sind.',
  '## 5. Sicherheit',
  'Der Auftragsverarbeiter trifft die Maßnahmen nach Art. 32 DSGVO; die Anlage nennt sie. Er darf sie verbessern, nicht verschlechtern.',
  '## 6. Hilfe bei den Rechten der Betroffenen',
  'Auskunft, Berichtigung, Löschung und Übertragung kann der Verantwortliche im Büro des Shops selbst ausführen; Gäste ohne Konto über „Meine Daten“. Wo das nicht genügt, hilft der Auftragsverarbeiter. Anfragen von Betroffenen leitet er unverzüglich weiter.',
  '## 7. Verletzungen und Pflichten nach Art. 32 bis 36 DSGVO',
  'Eine Verletzung des Schutzes der Daten meldet der Auftragsverarbeiter unverzüglich, spätestens nach [[Zahl, höchstens 24]] Stunden, mit allem, was der Verantwortliche für seine Meldung nach Art. 33 DSGVO braucht. Er hilft bei einer Datenschutz-Folgenabschätzung und bei Fragen der Aufsichtsbehörde.',
] as const;

const listSubprocessors = ({ mailHost, geocoder, countingHost }: LegalFacts): readonly string[] => [
  '## 8. Weitere Auftragsverarbeiter',
  'Der Verantwortliche stimmt den folgenden zu. Andere nennt der Auftragsverarbeiter mindestens [[Zahl, üblich 30]] Tage vorher in Textform; der Verantwortliche kann aus wichtigem Grund widersprechen. Jeder wird vertraglich auf dieselben Pflichten verpflichtet; für ihn steht der Auftragsverarbeiter ein.',
  bullets([
    'Rechenzentrum: [[Name, Anschrift und Ort der Server]]',
    mailHost !== null && `Versand von E-Mails: ${mailHost}`,
    geocoder !== null && `Nachschlagen von Adressen, ohne Namen: ${geocoder.host}`,
    countingHost !== null && `Zählen von Besuchen nach Einwilligung: ${countingHost}`,
  ]),
  'Zahlungsanbieter gehören nicht dazu: Sie verarbeiten Daten in eigener Verantwortung. Den Vertrag mit ihnen schließt der Verantwortliche selbst.',
];

const END = [
  '## 9. Ende des Auftrags',
  'Nach dem Ende gibt der Auftragsverarbeiter nach Wahl des Verantwortlichen alle Daten heraus (Export von Karte, Bestellungen, Gästen und Belegen) und löscht sie innerhalb von [[Zahl, üblich 30]] Tagen, auch aus Sicherungen, sobald diese turnusgemäß überschrieben sind. Belege, die der Verantwortliche aufbewahren muss, gibt er vorher heraus.',
  '## 10. Nachweise und Kontrollen',
  'Der Auftragsverarbeiter gibt alle Informationen, die zum Nachweis dieser Pflichten nötig sind, und ermöglicht Überprüfungen, auch vor Ort, nach Ankündigung und zu den üblichen Zeiten, durch den Verantwortlichen oder eine von ihm beauftragte, zur Vertraulichkeit verpflichtete Person.',
  '## Unterschriften',
  'Ort, Datum, Verantwortlicher:',
  'Ort, Datum, Auftragsverarbeiter:',
] as const;

/** What the program does for the security of data, and what only the host knows. */
const MEASURES = [
  '## Anlage: technische und organisatorische Maßnahmen',
  bullets([
    'Verschlüsselung: Übertragung nur mit TLS; Zugangsdaten von Zahlungsanbietern, Schlüssel und Anmelde-Apps verschlüsselt gespeichert; Passwörter nur als gesalzene Prüfsumme.',
    'Zugang: eigene Konten mit Rollen und Rechten je Filiale, zweiter Faktor und Passkeys, begrenzte Anmeldeversuche, abmeldbare Geräte.',
    'Trennung: Jeder Datensatz gehört zu einem Shop; Abfragen sind auf ihn begrenzt.',
    'Protokoll: Wer im Büro was geändert hat, wird aufgezeichnet und nach der eingestellten Zeit gelöscht.',
    'Löschung: Verschickte E-Mails nach {{Frist E-Mails}}, unbestätigte Anfragen nach {{Frist Zustimmung}}, Bewertungen nach {{Frist Bewertungen}}; Belege bis zum Ende der gesetzlichen Frist.',
    'Verfügbarkeit: tägliche Sicherung, die zur Probe wiederhergestellt wird: [[Ort der Sicherungen und wer Zugriff hat]].',
    'Rechenzentrum: [[Zutritt, Strom, Brandschutz, Zertifikate]].',
    'Organisation: [[Verpflichtung der Beschäftigten, Schulungen, Ansprechperson für den Datenschutz]].',
  ]),
] as const;
