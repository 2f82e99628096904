import { type Cents, subtract, NO_CENTS } from '@tischlein/domain';
import type { ChangeState } from '@tischlein/domain/orders';
import { euro } from '../money.ts';

/** Changing an order with the consent of its guest. */
export const ORDER_CHANGE = {
  open: 'Änderung vorschlagen',
  title: 'Andere Fassung vorschlagen',
  help: 'Der Gast sieht beide Fassungen und entscheidet. Ohne sein Ja bleibt die Bestellung, wie sie ist.',
  lines: 'Artikel',
  words: (name: string) => ({
    add: `${name} wieder dazu`,
    less: `${name} weniger`,
    more: `${name} mehr`,
    remove: `${name} entfernen`,
  }),
  add: 'Gericht dazu oder als Ersatz',
  addHelp: 'Nummer oder Name',
  addButton: 'Dazu',
  unknown: 'Dieses Gericht gibt es nicht.',
  time: 'Andere Zeit',
  timeHelp: 'Ohne Angabe bleibt die Zeit.',
  reason: 'Grund',
  reasonHelp: 'Der Gast liest ihn.',
  minutes: 'Antwort innerhalb von',
  inMinutes: (minutes: number): string => `${minutes} Minuten`,
  before: 'Jetzt',
  after: 'Danach',
  sum: ({ difference, refund, due }: SettledWords): string =>
    [
      difference === 0
        ? 'Gleicher Preis'
        : difference > 0
          ? `${euro(difference)} mehr`
          : `${euro(positive(difference))} weniger`,
      refund > 0 ? `${euro(refund)} werden online erstattet` : '',
      due > 0 ? `offen bei der Übergabe: ${euro(due)}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  submit: 'Vorschlag senden',
  unchanged: 'Ändere erst Mengen, Gerichte oder die Zeit.',
  unpriced: 'Der neue Preis wird noch berechnet. Bitte versuche es gleich noch einmal.',
  back: 'Zurück',
  withdraw: 'Vorschlag zurücknehmen',
  link: 'Link für den Gast (keine E-Mail bekannt):',
  states: {
    open: 'Wartet auf den Gast',
    accepted: 'Der Gast hat zugestimmt',
    declined: 'Der Gast hat abgelehnt: Die Bestellung bleibt, wie sie ist',
    expired: 'Keine Antwort: Die Bestellung bleibt, wie sie ist',
    withdrawn: 'Vorschlag zurückgenommen',
  } satisfies Readonly<Record<ChangeState, string>>,
  until: (time: string): string => `bis ${time} Uhr`,
  items: (items: readonly string[]): string => `Vorschlag: ${items.join(', ')}`,
  newTime: (time: string): string => `Neue Zeit: ${time} Uhr`,
  total: (total: Cents): string => `Neuer Betrag: ${euro(total)}`,
} as const;

interface SettledWords {
  readonly difference: Cents;
  readonly refund: Cents;
  readonly due: Cents;
}

const positive = (amount: Cents): Cents => (amount < 0 ? subtract(NO_CENTS, amount) : amount);
