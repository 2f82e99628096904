import { type BasisPoints, toBasisPoints } from '@tischlein/domain';
import {
  type EditableOffer,
  isUnfinished,
  type NeverCode,
  type OfferKind,
  type OfferWarning,
  sortDays,
} from '@tischlein/domain/offer-editing';
import { listWords } from '../list-words.ts';
import { euro, percent } from '../money.ts';
import { weekday } from '../time-of-day.ts';

const FILTERS = {
  all: 'Alle',
  active: 'Laufend',
  planned: 'Geplant',
  draft: 'Entwürfe',
  never: 'Gelten nie',
  ended: 'Beendet',
} as const;

/** Offers in the office. */
export const OFFER_OFFICE = {
  title: 'Angebote',
  tabs: 'Bereich',
  coupons: 'Gutscheine',
  add: 'Angebot',
  addTitle: 'Neues Angebot',
  addLead: 'Was soll der Gast bekommen?',
  none: 'Noch kein Angebot',
  noneHelp: 'Leg das erste an: Du siehst vorher, was der Gast zahlt und was es Dich kostet.',
  columns: {
    offer: 'Angebot',
    state: 'Stand',
    when: 'Wann',
    orders: 'Bestellungen, 30\u00a0Tage',
    discount: 'Dein Nachlass',
    takings: 'Umsatz damit',
  },
  actions: 'Aktionen',
  filter: 'Welche Angebote',
  filterLabel: (filter: keyof typeof FILTERS, count: number): string => `${FILTERS[filter]} ${count}`,
  noneOfFilter: 'Kein Angebot passt zu diesem Filter.',
  edit: 'Bearbeiten',
  copy: 'Kopieren',
  end: 'Beenden',
  resume: 'Wieder anbieten',
  remove: 'Löschen',
  copyLabel: (name: string): string => `${name} (Kopie)`,
  ended: (name: string): string => `„${name}“ endet, sobald Du speicherst.`,
  removed: (name: string): string => `„${name}“ ist mit dem Speichern gelöscht.`,
  order: 'Was gilt, wenn mehreres passt',
  orderHelp: 'Gerichtsrabatt, dann Kauf X, zahl Y, dann Warenkorbrabatt, dann Gutschein. Immer zum Vorteil des Gastes.',
  orderSteps: [
    'Gerichtsrabatte und Tagesgerichte: Für jedes Gericht gilt die Kombination, mit der es am wenigsten kostet. Rabatte, die nicht zusammen gelten, werden nicht addiert.',
    'Kauf X, zahl Y: Ist ein Gericht schon reduziert, wählt der Gast. Vorgeschlagen wird, was mehr spart.',
    'Warenkorb- und Gruppenrabatt: auf die Zwischensumme nach den ersten beiden.',
    'Gutschein: auf die Zwischensumme, höchstens bis auf null.',
    'Pfand wird nie reduziert. Die Liefergebühr fällt weg, sobald die kleinste Schwelle erreicht ist.',
  ],
  saved: 'Gespeichert. Deine Gäste sehen es schon.',
  savedUnseen: {
    draft: 'Als Entwurf gespeichert. Deine Gäste sehen ihn nicht.',
    never: 'Gespeichert. So gilt es nie, deshalb sehen Deine Gäste es nicht.',
  },
  onlyRead: 'Du kannst die Angebote ansehen. Ändern können sie Inhaber und Leitung.',
  gone: 'Dieses Angebot gibt es nicht mehr.',
  back: 'Angebote',
  unsaved: 'noch nicht gespeichert',
  draftHelp:
    'Gäste sehen nur, was gilt. Entwürfe und Angebote, die nie gelten, stehen nirgends im Shop und zählen in keiner Bestellung.',
  usageMissing: 'Die Zahlen lassen sich gerade nicht laden.',
} as const;

const KIND_WORDS: Readonly<Record<OfferKind, { readonly name: string; readonly help: string }>> = {
  dishDiscount: {
    name: 'Gerichtsrabatt',
    help: 'Prozent, Euro oder Sonderpreis auf Gerichte, Größen oder Kategorien.',
  },
  twoForOnePromotion: { name: 'Kauf X, zahl Y', help: 'Von je zwei oder drei Gerichten ist das günstigste gratis.' },
  cartDiscount: { name: 'Warenkorbrabatt', help: 'Prozent oder Euro auf alles, ab einem Bestellwert.' },
  freeItem: { name: 'Gratisartikel', help: 'Ein Artikel geschenkt, ab einem Bestellwert.' },
  freeDelivery: { name: 'Gratis Lieferung', help: 'Keine Liefergebühr ab einem Bestellwert.' },
  dailyDish: { name: 'Tagesgericht', help: 'Jeden Wochentag ein anderes Gericht zum Tagespreis.' },
  groupDiscount: { name: 'Gruppenrabatt', help: 'Für Gruppenbestellungen, ab einem Bestellwert, auch in Stufen.' },
  sharedBanner: { name: 'Sammelbanner', help: 'Ein Banner für mehrere Angebote. Rechnet selbst nichts.' },
};
export const offerKindName = (kind: OfferKind): string => KIND_WORDS[kind].name;
export const offerKindHelp = (kind: OfferKind): string => KIND_WORDS[kind].help;

/** The sums by which a kind is chosen. */
export const KIND_SUMS = {
  guestPays: 'Gast zahlt',
  groupPays: 'Gruppe zahlt',
  cart: 'Warenkorb',
  subtotal: 'Zwischensumme',
  deliveryElse: (fee: string): string => `Lieferung, sonst ${fee}`,
  group: (people: number): string => `Gruppe, ${people} Personen`,
  dailyPrice: 'Tagespreis',
  costsYou: 'Kostet Dich',
  banner: 'Banner',
  combo: 'Menü',
  comboHelp: 'Mehrere Gerichte nach Wahl zum festen Preis. Liegt auf der Karte.',
  comboAlone: 'Einzeln',
  comboName: 'Menü für zwei',
  tip: 'Tipp-Box',
  tipHelp: 'Weist beim Gericht auf „Kauf X, zahl Y“ hin. Erscheint automatisch und ändert keinen Preis.',
  tipAt: 'beim Gericht',
  tipText: 'Tipp',
  tipExample: '„Nimm noch 1 dazu“',
  dish: 'Salame piccante, 32 cm',
  twoDishes: '2 × Penne, je 10,00 €',
  twoForOne: 'Kauf 2, zahl 1',
  cartDiscount: '10 % ab 25 €',
  gift: 'Tiramisù',
  daily: 'Montag: Lasagne',
  groupDiscount: '5 % ab 60 €',
  bannerText: 'Feierabend',
  bannerTwo: 'und 10 %',
} as const;

const NEVER_WORDS: Readonly<Record<NeverCode, string>> = {
  selectsNothing: 'Noch ist nichts ausgewählt. Wähle, wofür das Angebot gilt.',
  selectedGone: 'Nichts davon ist noch auf der Karte. Wähle neu, wofür das Angebot gilt.',
  notSold: 'Nichts davon hat einen Preis für diese Bestellarten.',
  typeNotOffered: 'Diese Bestellart bietet Dein Restaurant nicht an.',
  notWhenOpen: 'Zu diesen Zeiten hast Du nie geöffnet.',
  articlesNotThen: 'Zu diesen Zeiten gibt es keines der Gerichte.',
  daysSwapped: 'Der letzte Tag liegt vor dem ersten.',
  daysOver: 'Der letzte Tag ist vorbei.',
  worthNothing: 'Der Nachlass ist null.',
  priceMissing: 'Der Preis fehlt.',
  aboveListPrice: 'Der Sonderpreis liegt nicht unter dem normalen Preis.',
  paysAll: 'Wer so viele nimmt, zahlt alle. „Zahl“ muss kleiner sein als „Nimm“.',
  bannerEmpty: 'Das Banner zeigt noch kein Angebot.',
  bannerOffersDraft: 'Alle Angebote des Banners sind Entwürfe oder vorbei.',
  deliveryHidden: 'Gratis Lieferung zählt nur, wenn der Shop sie zeigt.',
  deliveryFreeAnyway: 'In allen Liefergebieten ist die Lieferung ab diesem Wert ohnehin gratis.',
  stagesEmpty: 'Noch keine Stufe. Trage die erste ein.',
  titleMissing: 'Der Titel fehlt, unter dem Gäste es finden.',
};
export const neverWords = (reason: NeverCode): string => NEVER_WORDS[reason];

const neverWarning = (reason: NeverCode) => ({
  title:
    reason === 'daysOver'
      ? 'Das Angebot ist vorbei'
      : `${isUnfinished(reason) ? 'Entwurf' : 'Gilt nie'}, für Gäste nicht sichtbar`,
  text: neverWords(reason),
});

/** A warning as a title and a sentence that says what to do. */
export function offerWarningWords(
  warning: OfferWarning,
  readName: (offer: EditableOffer) => string,
): { readonly title: string; readonly text: string } {
  switch (warning.code) {
    case 'never':
      return neverWarning(warning.reason);
    case 'outdone':
      return {
        title: `„${readName(warning.other)}“ ist immer besser`,
        text: 'Wo beide gelten, bekommt der Gast das andere. Lass beide zusammen gelten oder nimm andere Gerichte oder Zeiten.',
      };
    case 'sameThreshold':
      return {
        title: `„${readName(warning.other)}“ kommt zuvor`,
        text: `Dort ist die Lieferung schon ab ${euro(warning.minimum)} gratis.`,
      };
    case 'sameDay':
      return {
        title: `${weekday(warning.day)} hat schon ein Tagesgericht`,
        text: `Auch „${readName(warning.other)}“ gilt an diesem Tag.`,
      };
    case 'dayMissing':
      return {
        title: `${listWords(sortDays(warning.days).map(weekday))} ${warning.days.length === 1 ? 'fehlt' : 'fehlen'}`,
        text: 'An den anderen Tagen gibt es ein Tagesgericht.',
      };
    case 'costs':
      return {
        title: `Kostet ${wholePercent(warning.share)} der Bestellung`,
        text: 'Rechne nach, ob Dir genug bleibt.',
      };
    case 'costsTogether':
      return {
        title: `Zusammen mit den anderen Angeboten ${wholePercent(warning.share)}`,
        text: 'So viel Nachlass gibst Du bei diesem Beispiel insgesamt.',
      };
  }
}

const wholePercent = (share: BasisPoints): string => percent(toBasisPoints(Math.round(share / 100) * 100));

/** Saving what was changed. */
export const OFFER_SAVING = {
  created: (kind: string): string => `${kind} angelegt`,
  changedOffer: (name: string): string => `${name} geändert`,
  copied: (name: string): string => `${name} kopiert`,
  ended: (name: string): string => `${name} beendet`,
  resumed: (name: string): string => `${name} wieder angeboten`,
  removed: (name: string): string => `${name} gelöscht`,
} as const;
