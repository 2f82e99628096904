import { paymentMethodName } from '../payment-methods.ts';
import { DISPUTE_NOTICE } from './imprint.ts';
import { addressLines, bullets, joinParagraphs, type LegalFacts } from './legal-facts.ts';

/** The terms of ordering, as the product works (§ 312i BGB). */
export function termsText(facts: LegalFacts): string {
  const { shopName, seller, sellsAlcohol } = facts;
  return joinParagraphs([
    '## Geltung und Vertragspartner',
    `Diese Bedingungen gelten für Bestellungen, die Du online bei ${shopName} aufgibst. Dein Vertragspartner ist ${addressLines(seller).join(', ')}.`,
    '## Wie der Vertrag zustande kommt',
    'Die Speisekarte ist kein bindendes Angebot. Vor dem Absenden siehst Du Deine Bestellung noch einmal vollständig und kannst sie über „Warenkorb ändern“ berichtigen. Mit „Zahlungspflichtig bestellen“ gibst Du ein verbindliches Angebot ab. Du bekommst sofort eine E-Mail, die den Eingang bestätigt; sie nimmt die Bestellung noch nicht an. Der Vertrag kommt zustande, wenn wir die Bestellung annehmen. Das teilen wir Dir per E-Mail und auf der Seite Deiner Bestellung mit. Lehnen wir sie ab, bezahlst Du nichts; hast Du schon bezahlt, bekommst Du das Geld zurück.',
    'Verträge schließen wir auf Deutsch. Deine Bestellung speichern wir. Mit der Eingangsbestätigung bekommst Du ihren Inhalt und diese Bedingungen zum Aufbewahren.',
    '## Preise und Pfand',
    'Alle Preise enthalten die gesetzliche Umsatzsteuer. Pfand und Liefergebühr kommen hinzu; sie stehen in der Übersicht, bevor Du bestellst. Pfand bekommst Du zurück, wenn Du das Leergut zurückgibst.',
    ...deliveryParts(facts),
    '## Bezahlen',
    'So kannst Du bezahlen, je nach Bestellart:',
    bullets(listMethods(facts)),
    'Online bezahlte Bestellungen gehen erst nach der Zahlung an die Küche.',
    sellsAlcohol && '## Jugendschutz',
    sellsAlcohol &&
      'Bier, Wein und Schaumwein geben wir nur an Personen ab, die mindestens 16 Jahre alt sind, andere alkoholische Getränke nur ab 18 Jahren. Wir lassen uns bei der Übergabe den Ausweis zeigen. Kannst Du Dein Alter nicht nachweisen, übergeben wir diese Artikel nicht.',
    '## Allergene und Zusatzstoffe',
    'Allergene und Zusatzstoffe stehen auf der Karte bei jedem Gericht, bevor Du bestellst. In unserer Küche verarbeiten wir viele Zutaten; Spuren anderer Allergene können wir nicht ausschließen.',
    '## Widerruf',
    withdrawalSentence(facts),
    '## Mängel',
    'Es gelten die gesetzlichen Rechte. Stimmt etwas nicht, sag uns bitte gleich Bescheid, damit wir helfen können; Deine Rechte hängen davon nicht ab.',
    '## Streitbeilegung',
    DISPUTE_NOTICE,
  ]);
}

function deliveryParts({ delivers, letsPickUp }: LegalFacts): readonly (string | false)[] {
  if (!delivers && !letsPickUp) return [];
  return [
    `## ${[delivers && 'Lieferung', letsPickUp && 'Abholung'].filter(Boolean).join(' und ')}`,
    delivers &&
      'Wir liefern in das Gebiet, das auf der Seite „Anfahrt“ unter „Liefergebiet“ steht, ab dem dort genannten Mindestbestellwert. Angegebene Zeiten sind Richtwerte, bis wir Dir mit der Annahme eine Zeit nennen.',
    letsPickUp &&
      'Abholen kannst Du am Ort, der in der Bestellung steht, zu der Zeit, die wir Dir mit der Annahme nennen.',
  ];
}

const listMethods = ({ paymentMethods }: LegalFacts): readonly string[] => [
  ...new Set(paymentMethods.map(paymentMethodName)),
];

const withdrawalSentence = ({ sellsReturnable }: LegalFacts): string =>
  sellsReturnable
    ? 'Für frisch zubereitete Speisen und Getränke besteht kein Widerrufsrecht. Verschlossene Flaschen und Dosen kannst Du zurückgeben; welche Deiner Artikel das sind, steht in der Übersicht vor dem Bestellen. Wie das geht, steht in der Widerrufsbelehrung.'
    : 'Für frisch zubereitete Speisen und Getränke besteht kein Widerrufsrecht (§ 312g Abs. 2 BGB).';
