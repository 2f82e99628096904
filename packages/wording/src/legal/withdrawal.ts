import { bullets, joinParagraphs, type LegalFacts, type LegalSeller } from './legal-facts.ts';

export const WITHDRAWAL_FORM_TITLE = 'Muster-Widerrufsformular';

/** Whom a withdrawal is declared to, in one line. */
function toRecipient({ seller }: Pick<LegalFacts, 'seller'>): string {
  const { name, street, zip, city, phone, email }: LegalSeller = seller;
  const place = [zip, city].filter(Boolean).join(' ');
  return [name, street, place, phone && `Telefon: ${phone}`, email && `E-Mail: ${email}`].filter(Boolean).join(', ');
}

/**
 * The instruction and the model form. Both keep the words of the law, which say 'Sie': changing them forfeits the
 * protection of Art. 246a § 1 (2) sentence 2 EGBGB.
 */
export function withdrawalText(facts: Pick<LegalFacts, 'seller' | 'sellsReturnable'>): string {
  const excluded =
    'Für Speisen und Getränke, die wir für Dich zubereiten oder die schnell verderben, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 und 2 BGB).';
  if (!facts.sellsReturnable) return excluded;
  return joinParagraphs([
    `${excluded} Für verschlossene, lagerfähige Artikel wie Flaschen und Dosen gilt die folgende Belehrung. Welche Deiner Artikel das sind, steht in der Übersicht vor dem Bestellen und in Deiner Bestätigung.`,
    ...instructionParts(facts),
    `## ${WITHDRAWAL_FORM_TITLE}`,
    ...formParts(facts),
  ]);
}

/** The model form alone, to attach to a mail (Anlage 2 to Art. 246a EGBGB). */
export const withdrawalFormText = (facts: Pick<LegalFacts, 'seller'>): string => joinParagraphs(formParts(facts));

// Anlage 1 to Art. 246a § 1 (2) EGBGB for goods delivered at once, with the online function of § 356a BGB.
function instructionParts(facts: Pick<LegalFacts, 'seller'>): readonly string[] {
  return [
    '## Widerrufsrecht',
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.',
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${toRecipient(facts)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
    'Sie können Ihr Widerrufsrecht auch online über „Vertrag widerrufen“ am Ende jeder Seite dieses Shops ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. per E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    '## Folgen des Widerrufs',
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
    'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
    'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
    'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  ];
}

const formParts = (facts: Pick<LegalFacts, 'seller'>): readonly string[] => [
  '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  bullets([
    `An ${toRecipient(facts)}:`,
    'Hiermit widerrufe(n) ich/wir (\\*) den von mir/uns (\\*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (\\*)/die Erbringung der folgenden Dienstleistung (\\*)',
    'Bestellt am (\\*)/erhalten am (\\*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ]),
  '(\\*) Unzutreffendes streichen.',
];
