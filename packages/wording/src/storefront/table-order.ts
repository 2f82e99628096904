import { MOST_TIP } from '@tischlein/domain/table';
import { euro } from '../money.ts';

/** Arriving at a table: its code was scanned, or its number typed. */
export const TABLE_ARRIVAL = {
  youSitAt: 'Du sitzt an Tisch',
  isItOn: 'Steht auf Deinem Tisch die',
  name: 'Dein Name',
  nameHelp: 'Damit am Tisch klar ist, wer was bestellt hat.',
  optional: 'optional',
  payFirst: 'Wir bringen alles, was Du bestellst, an diesen Tisch. Ohne QR-Code bezahlst Du gleich beim Bestellen.',
  yes: (number: number): string => `Ja, Tisch ${number}`,
  otherTable: 'Anderer Tisch',
  changeNumber: 'Nummer ändern',
  outdated: 'Dieser Code gilt nicht mehr',
  outdatedText:
    'Er gehört zu einem früheren Aufsteller. Tippe die Nummer ein, die auf Deinem Tisch steht, oder frag die Bedienung.',
  number: 'Tischnummer',
  numberHelp: 'Sie steht auf dem Aufsteller und an der Tischkante.',
  numberMissing: 'Bitte gib die Nummer Deines Tisches ein, zum Beispiel 7.',
  ok: 'OK',
  closed: 'Gerade ist geschlossen',
  closedText: (reason: string): string =>
    `${reason ? `${reason}. ` : ''}Ansehen kannst Du die Karte schon, bestellen noch nicht.`,
  toMenu: 'Karte ansehen',
  notHere: 'Ohne Tisch weiter',
  noScript: 'Zum Bestellen am Tisch braucht die Seite JavaScript. Die Bedienung nimmt Deine Bestellung auch auf.',
} as const;

/** Ordering and paying at a table (S3 K14, W12, W13). */
export const TABLE_ORDER = {
  title: 'Bestellen',
  pay: 'Bezahlen',
  atTable: 'Bei der Bedienung',
  atTableHelp: 'bar oder mit Karte, sie kommt zum Bestätigen an den Tisch',
  atTableOnly: 'bar oder mit Karte',
  tip: 'Trinkgeld',
  voluntary: 'freiwillig',
  optional: 'optional',
  noTip: 'kein',
  tipPercent: (percent: string, amount: string): string => `${percent}, ${amount}`,
  ownTip: 'Anderer Betrag',
  ownTipLabel: 'Trinkgeld in EUR',
  ownTipProblem: (): string =>
    `Bitte gib einen Betrag bis ${euro(MOST_TIP, { dropZeros: true })} ein, zum Beispiel 2,50.`,
  noOwnTip: 'Doch kein eigener Betrag',
  tipFor: { team: 'Geht ganz an das Team.', owner: 'Geht an das Restaurant.' },
  tipOnlyOnline: 'Trinkgeld gibst Du dann direkt der Bedienung.',
  forKitchen: 'Für die Küche',
  message: 'Nachricht',
  messageExample: 'z. B. Vorspeise zuerst',
  consent: 'Einverständnis',
  acceptedBefore: 'Für heute hast Du an diesem Tisch zugestimmt: ',
  acceptedBetween: ' und ',
  atThisTable: (number: number): string => `An Tisch ${number}`,
  total: 'Gesamt',
  youPay: 'Du zahlst',
  noMethods: 'Online bezahlen geht hier gerade nicht. Bitte bestell bei der Bedienung.',
  scanToOrder: 'Wähle zuerst Deinen Tisch.',
} as const;
