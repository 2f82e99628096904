import type { CouponRefusalReason } from '@tischlein/domain/offers';
import { type BasisPoints, type Cents, toCents } from '@tischlein/domain';
import { euro, percent, wholeNumber } from '../money.ts';
import { reductionWords } from './offer-sentence.ts';

/** Coupons in the office. */
export const COUPON_OFFICE = {
  title: 'Gutscheine',
  add: 'Gutschein',
  addMany: 'Viele Codes erzeugen',
  none: 'Noch kein Gutschein',
  noneHelp: 'Ein Code mit einem Nachlass, den Gäste beim Bestellen eingeben, zum Beispiel 5 € ab 20 €.',
  redeemed: 'Eingelöst, 30 Tage',
  ofOrders: (orders: number, share: BasisPoints): string =>
    `von ${wholeNumber(orders)} ${orders === 1 ? 'Bestellung' : 'Bestellungen'}, ${percent(share)}`,
  discount: 'Dein Nachlass',
  ofTakings: (share: BasisPoints): string => `${percent(share)} vom Umsatz damit`,
  takings: 'Umsatz damit',
  perOrder: (amount: Cents): string => `${euro(amount)} je Bestellung`,
  refused: 'Abgelehnt',
  noneRefused: 'keiner',
  columns: {
    code: 'Code',
    value: 'Wert',
    condition: 'Bedingung',
    state: 'Stand',
    redeemed: 'Eingelöst',
    discount: 'Nachlass',
    takings: 'Umsatz damit',
  },
  from: (minimum: Cents): string => `ab ${euro(minimum, { dropZeros: true })}`,
  noCondition: 'ohne',
  of: (used: number, most: number): string => `${wholeNumber(used)} von ${wholeNumber(most)}`,
  refusedHere: (count: number, words: string): string => `${count} × abgelehnt: ${words}`,
  states: {
    active: 'läuft',
    off: 'aus',
    usedUp: 'aufgebraucht',
    until: (date: string): string => `bis ${date}`,
    from: (date: string): string => `ab ${date}`,
    over: (date: string): string => `abgelaufen ${date}`,
  },
  edit: 'Bearbeiten',
  switchOff: 'Ausschalten',
  switchOn: 'Einschalten',
  remove: 'Löschen',
  form: {
    add: 'Neuer Gutschein',
    edit: (code: string): string => `Gutschein ${code}`,
    code: 'Code',
    codeHelp: 'Groß- und Kleinschreibung ist egal.',
    draw: 'Code vorschlagen',
    type: 'Art',
    types: { percent: 'Prozent', value: 'Betrag' },
    percent: 'Prozent',
    value: 'Betrag in Euro',
    minimum: 'Ab Bestellwert',
    from: 'Gilt ab',
    until: 'Gilt bis einschließlich',
    most: 'Insgesamt einlösbar',
    mostEach: 'Je Gast einlösbar',
    noLimit: 'leer: ohne Grenze',
    exclusive: 'Nicht zusammen mit Angeboten',
    exclusiveHelp: 'Der Code zählt nur, wenn kein Rabatt und kein Gratisartikel gilt. Gratis Lieferung stört nicht.',
    active: 'Einlösbar',
    take: 'Übernehmen',
    cancel: 'Abbrechen',
    problems: {
      code: 'Zwischen 2 und 40 Zeichen.',
      taken: 'Diesen Code gibt es schon.',
      value: 'Bitte gib einen Wert an.',
      percent: 'Höchstens 100 %.',
      days: 'Der letzte Tag liegt vor dem ersten.',
      number: 'Eine ganze Zahl ab 1.',
    },
  },
  series: {
    title: 'Serien',
    help: 'Gedruckte Codes, jeder einmal einlösbar. Niemand kann sie erraten.',
    add: 'Viele Codes erzeugen',
    name: 'Name der Serie',
    nameHelp: 'Nur für Dich, zum Beispiel „Flyer Winter“.',
    prefix: 'Beginn jedes Codes',
    prefixHelp: 'Zum Beispiel FLYER: So fangen alle an.',
    count: 'Anzahl',
    countHelp: 'Höchstens 1.000 auf einmal.',
    create: 'Codes erzeugen',
    created: (count: number): string => `${wholeNumber(count)} Codes sind da.`,
    print: 'Drucken',
    end: 'Restliche ausschalten',
    endQuestion: (name: string): string => `Restliche Codes von „${name}“ ausschalten?`,
    endHelp:
      'Was gedruckt ist und noch nicht eingelöst wurde, gilt dann nicht mehr. Das lässt sich nicht zurücknehmen.',
    ended: 'beendet',
    problems: {
      name: 'Bitte gib der Serie einen Namen.',
      prefix: 'Nur Buchstaben und Ziffern, höchstens 12.',
      count: 'Zwischen 1 und 1.000.',
    },
  },
  print: {
    title: (name: string): string => `Gutscheine „${name}“`,
    back: 'Gutscheine',
    print: 'Drucken',
    sheets: (codes: number, sheets: number): string =>
      `${wholeNumber(codes)} Codes auf ${sheets === 1 ? '1 Blatt' : `${wholeNumber(sheets)} Blättern`} A4.`,
    unusedOnly: 'Nur noch nicht eingelöste',
    at: (restaurant: string): string => `bei ${restaurant}`,
    worth: (value: string): string => `${value} Rabatt`,
    from: (minimum: string): string => `ab ${minimum} Bestellwert`,
    until: (date: string): string => `gültig bis ${date}`,
    once: 'einmal einlösbar',
    sheet: (number: number): string => `Blatt ${number}`,
  },
  unsaved: 'Noch nicht gespeichert.',
  saved: 'Gespeichert. Eingelöste Gutscheine bleiben gezählt.',
  onlyRead: 'Du kannst die Gutscheine ansehen. Ändern können sie Inhaber und Leitung.',
} as const;

const REFUSAL_WORDS: Readonly<Record<CouponRefusalReason, string>> = {
  unknown: 'unbekannt',
  inactive: 'ausgeschaltet',
  notYet: 'noch nicht gültig',
  expired: 'abgelaufen',
  usedUp: 'aufgebraucht',
  usedByGuest: 'vom Gast schon eingelöst',
  belowMinimum: 'unter dem Mindestbestellwert',
  excluded: 'neben einem Angebot',
};

/** '19 unter dem Mindestbestellwert, 8 abgelaufen' */
export const refusalWords = (
  refused: readonly { readonly reason: CouponRefusalReason; readonly count: number }[],
): string =>
  refused
    .toSorted((left, right) => right.count - left.count)
    .map(({ reason, count }) => `${wholeNumber(count)} ${REFUSAL_WORDS[reason]}`)
    .join(', ');

/** '10 %', '5,00 €' */
export const couponValue = (type: 'percent' | 'value', value: number): string =>
  reductionWords(type === 'percent' ? 'percent' : 'euro', toCents(value));
