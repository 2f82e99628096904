import { CONTACT_LINES } from './company-lines.ts';
import { breakLines, bullets, germanDate, joinParagraphs, type TemplateFacts } from './legal-facts.ts';

/** The market surveillance authority of the federal states (BFSG Anlage 3). */
const AUTHORITY = [
  'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
  'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
  'Postfach 39 11 55, 39135 Magdeburg',
  'Telefon: 0391 567-4530',
  'E-Mail: MLBF@ms.sachsen-anhalt.de',
];

/** § 14 BFSG with Anlage 3: service, conformance level, date, authority. */
export function accessibilityText({ date }: TemplateFacts): string {
  return joinParagraphs([
    `Diese Erklärung gilt für den Bestell-Shop von {{Restaurant}}. Stand: ${germanDate(date)}.`,
    '## Unsere Dienstleistung',
    'Hier siehst Du die Speisekarte, stellst eine Bestellung zusammen, bezahlst sie und verfolgst, wie weit sie ist. Jede Seite sagt mit Überschriften, Beschriftungen und Fehlermeldungen, was zu tun ist. Fragen dazu beantworten wir am Telefon und per E-Mail.',
    '## Stand der Barrierefreiheit',
    'Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Konformitätsstufe AA, und die Norm EN 301 549. Der Shop ist damit **teilweise konform**: Er erfüllt die Anforderungen mit den unten genannten Ausnahmen. Grundlage ist eine Selbstbewertung der Shop-Software.',
    'Geprüft sind:',
    bullets([
      'alle Seiten und Dialoge mit einem Prüfprogramm (axe, Regeln der WCAG 2.2 AA), hell und dunkel, auf schmalen und breiten Bildschirmen, auch in grellen Farben',
      'eine Bestellung, eine Gruppenbestellung, eine Bestellung am Tisch und das Bezahlen einer Tischrechnung, jeweils nur mit der Tastatur',
      'die Vergrößerung auf 400 %, größere Abstände im Text, erzwungene Farben und die Einstellung für weniger Bewegung',
    ]),
    'Das Ergebnis:',
    bullets([
      'Alles lässt sich ohne Maus bedienen; die Hervorhebung zeigt, wo Du bist.',
      'Texte und Bedienelemente haben ausreichenden Kontrast, hell und dunkel, und lassen sich auf 400 % vergrößern.',
      'Vorleseprogramme bekommen Namen, Rollen und Zustände aller Bedienelemente; Fehlermeldungen nennen das Feld und die Abhilfe.',
      'Bewegungen entfallen, wenn Dein Gerät das so eingestellt hat.',
    ]),
    '## Was noch nicht barrierefrei ist',
    bullets(['Die Bezahlseiten der Zahlungsanbieter gestalten diese selbst.']),
    '## Was nicht geprüft ist',
    bullets([
      'Ein eigenes Stylesheet: Hat {{Restaurant}} das Aussehen des Shops damit verändert, gilt diese Erklärung nicht für diese Änderungen.',
      'Texte, Bilder und Dateien, die {{Restaurant}} selbst einstellt.',
      'Das Zusammenspiel mit einzelnen Vorleseprogrammen und Bildschirmlupen.',
    ]),
    '## Barrieren melden',
    'Fehlt Dir etwas oder kommst Du nicht weiter? Wir helfen Dir und nehmen Deine Bestellung auch am Telefon auf.',
    breakLines(CONTACT_LINES),
    '## Zuständige Marktüberwachungsbehörde',
    breakLines(AUTHORITY),
  ]);
}
