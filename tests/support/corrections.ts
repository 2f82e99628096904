/** Words that S1 or S2 quote with a mistake, beside the corrected ones, as docs/specification/README.md lists them. */
export const CORRECTIONS: readonly (readonly [source: string, quoted: string, corrected: string])[] = [
  ['S1 §2', 'Dialog schliessen', 'Dialog schließen'],
  ['S1 §2', 'Bitte Ohne', 'Bitte ohne'],
  ['S1 §2', 'Warenkorb Probleme', 'Warenkorb-Probleme'],
  ['S1 §5', '({limit} Auswählen)', '({limit} auswählen)'],
  ['S1 §9', 'Fleisch & Fisch Extras', 'Fleisch- & Fisch-Extras'],
  ['S2 §2', 'Gruppe Erstellen', 'Gruppe erstellen'],
  ['S2 §2', 'Gruppe Verlassen', 'Gruppe verlassen'],
  ['S2 §2', 'Gruppe Auflösen', 'Gruppe auflösen'],
  ['S2 §2', 'Gruppenmitglied Entfernen', 'Gruppenmitglied entfernen'],
  [
    'S2 §2',
    'Wähle einen Artikel um ihn vollständig oder teilweise zu erstatten.',
    'Wähle einen Artikel, um ihn vollständig oder teilweise zu erstatten.',
  ],
  [
    'S2 §5',
    'Bitte nutze den PayPal Button unter den Zahlungsmitteln um deine Bestellung abzuschließen.',
    'Bitte nutze den PayPal-Button unter den Zahlungsmitteln, um deine Bestellung abzuschließen.',
  ],
  ['S2 §5', 'Bitte gib eine gültige Email Adresse ein.', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
  [
    'S2 §5',
    'Wir benötigen deine Zustimmung um dir den vollen Funktionsumfang des Kontos bieten zu können.',
    'Wir benötigen deine Zustimmung, um dir den vollen Funktionsumfang des Kontos bieten zu können.',
  ],
  [
    'S2 §8',
    'Opps, dass hat leider nicht geklappt, bitte versuch es noch einmal.',
    'Ups, das hat leider nicht geklappt, bitte versuch es noch einmal.',
  ],
  [
    'S2 §8',
    'Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe. Dieser Name wird deinen Gruppenmitgliedern angezeigt damit sie wissen dass sie der richtigen Gruppe beitreten.',
    'Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe. Dieser Name wird deinen Gruppenmitgliedern angezeigt, damit sie wissen, dass sie der richtigen Gruppe beitreten.',
  ],
  [
    'S2 §8',
    'Bitte wähle einen Namen (mindestens 3 Zeichen) für dich. Anhand dieses Namen können deine Gruppenmitglieder sehen was du bestellst.',
    'Bitte wähle einen Namen (mindestens 3 Zeichen) für dich. Anhand dieses Namens können deine Gruppenmitglieder sehen, was du bestellst.',
  ],
  [
    'S2 §8',
    'Bist du sicher dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten',
    'Bist du sicher, dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten',
  ],
  [
    'S2 §8',
    'Bist du sicher dass du die Gruppe auflösen möchtest? Dies kann nicht rückgängig gemacht werden',
    'Bist du sicher, dass du die Gruppe auflösen möchtest? Dies kann nicht rückgängig gemacht werden',
  ],
  [
    'S2 §8',
    'Wir benötigen Deine Adresse damit wir Dich zu dem Shop in Deiner Nähe leiten können. Den Shop kannst Du später wenn du magst auch wechseln.',
    'Wir benötigen Deine Adresse, damit wir Dich zu dem Shop in Deiner Nähe leiten können. Den Shop kannst Du später, wenn Du magst, auch wechseln.',
  ],
];

/** A quoted text as the shop says it. */
export const correct = (text: string): string =>
  CORRECTIONS.reduce((left, [, quoted, corrected]) => left.replace(quoted, corrected), text);
