import { POSTAL_LINES } from './company-lines.ts';
import { DISPUTE_NOTICE } from './imprint.ts';
import { joinParagraphs } from './legal-facts.ts';

/** The terms of ordering, as the product works (§ 312i BGB). */
export const termsText = (): string =>
  joinParagraphs([
    '## Geltung und Vertragspartner',
    `Diese Bedingungen gelten für Bestellungen, die Du online bei {{Restaurant}} aufgibst. Dein Vertragspartner ist ${POSTAL_LINES.join(', ')}.`,
    '## Wie der Vertrag zustande kommt',
    'Die Speisekarte ist kein bindendes Angebot. Vor dem Absenden siehst Du Deine Bestellung noch einmal vollständig und kannst sie über „Warenkorb ändern“ berichtigen. Mit „Zahlungspflichtig bestellen“ gibst Du ein verbindliches Angebot ab. Du bekommst sofort eine E-Mail, die den Eingang bestätigt; sie nimmt die Bestellung noch nicht an. Der Vertrag kommt zustande, wenn wir die Bestellung annehmen. Das teilen wir Dir per E-Mail und auf der Seite Deiner Bestellung mit. Lehnen wir sie ab, bezahlst Du nichts; hast Du schon bezahlt, bekommst Du das Geld zurück.',
    'Verträge schließen wir auf Deutsch. Deine Bestellung speichern wir. Mit der Eingangsbestätigung bekommst Du ihren Inhalt und diese Bedingungen zum Aufbewahren.',
    '## Preise und Pfand',
    'Alle Preise enthalten die gesetzliche Umsatzsteuer. Pfand und Liefergebühr kommen hinzu; sie stehen in der Übersicht, bevor Du bestellst. Pfand bekommst Du zurück, wenn Du das Leergut zurückgibst.',
    '{{Lieferung und Abholung}}',
    '## Bezahlen',
    'So kannst Du bezahlen, je nach Bestellart:',
    '{{Zahlungsmethoden}}',
    'Online bezahlte Bestellungen gehen erst nach der Zahlung in die Küche.',
    '## Jugendschutz',
    '{{Jugendschutz}}',
    '## Allergene und Zusatzstoffe',
    'Allergene und Zusatzstoffe stehen auf der Karte bei jedem Gericht, bevor Du bestellst. In unserer Küche verarbeiten wir viele Zutaten; Spuren anderer Allergene können wir nicht ausschließen.',
    '## Widerruf',
    '{{Widerruf}}',
    '## Mängel',
    'Es gelten die gesetzlichen Rechte. Stimmt etwas nicht, sag uns bitte gleich Bescheid, damit wir helfen können; Deine Rechte hängen davon nicht ab.',
    '## Streitbeilegung',
    DISPUTE_NOTICE,
  ]);
