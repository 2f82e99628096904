import type { Cents } from '@tischlein/domain';
import { groupByPerson } from '@tischlein/domain/orders';
import type { PaymentStatus } from '@tischlein/domain/orders';
import { listDropped, type SlipKind, type SlipLine } from '@tischlein/domain/printing';
import type { Packaging, PaymentMethod } from '@tischlein/domain/shop';
import { euro, packagingText } from '@tischlein/wording';
import {
  ageNotice,
  DESK,
  formatAddress,
  formatDestination,
  formatDishTitle,
  formatExtra,
  formatWithout,
  paymentLine,
  PRINTING,
  roundNotice,
  tableNotice,
  type TicketDestination,
  type TicketDish,
  TOURS,
} from '@tischlein/wording/office';

interface LineToPrint {
  readonly lineId: string;
  readonly memberName: string;
  readonly note?: string;
  readonly amount: number;
  readonly name: string;
  readonly dish: TicketDish | null;
  readonly menu: { readonly slots: readonly { readonly dish: TicketDish }[] } | null;
}

/** Everything that a slip says about an order. */
export interface OrderOnSlip extends TicketDestination {
  readonly number: number;
  /** '19:30', 'sofort' */
  readonly dueLabel: string;
  readonly contact: TicketDestination['contact'] & { readonly phone: string };
  readonly messageCook: string;
  readonly messageDriver: string;
  /** What it is handed over in; absent: as the shop packs it. */
  readonly packaging?: Packaging;
  readonly ageCheck: number | null;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod | null;
  readonly total: Cents;
  readonly lines: readonly LineToPrint[];
  readonly freeItems: readonly { readonly offerId: string; readonly name: string }[];
  /** null: ordered alone. */
  readonly group: { readonly name: string } | null;
  readonly shop: string;
  /** By the restaurant itself, before it opens: nothing is cooked. */
  readonly isTest: boolean;
  /** Of an order by telephone: the short address of its receipt and terms; '': of another order. */
  readonly link: string;
  /** The tour that brings the order, and its place on it from 1; null: none yet. */
  readonly tour: { readonly number: number; readonly position: number } | null;
  /** The version before a change; null: the slip is about none. */
  readonly before: readonly LineToPrint[] | null;
}

/** repeated: a cook must not cook it twice. calledOff: nor at all. changed: the slip replaces the one before. */
export type SlipNote = 'repeated' | 'calledOff' | 'changed' | null;

interface SlipOptions {
  readonly slip: SlipKind;
  /** Ids of the lines and free items on it; null: all. */
  readonly parts: readonly string[] | null;
  readonly note: SlipNote;
}

const RULE: SlipLine = { text: '', style: 'normal', isRule: true };

/** A slip with the words of the desk's ticket: first what the cook needs, below it what the driver needs. */
export const createSlip = (order: OrderOnSlip, options: SlipOptions): SlipLine[] =>
  options.slip === 'bags' ? createLabels(order, options) : createOneSlip(order, options);

const createOneSlip = (order: OrderOnSlip, { slip, parts, note }: SlipOptions): SlipLine[] => [
  { text: PRINTING.slips[slip], style: 'normal', end: order.shop },
  ...notes(order, note),
  ...head(order),
  ...(order.tour && slip === 'driver' ? tour(order.tour) : []),
  ...(order.packaging ? [inverse(packagingText(order.packaging))] : []),
  ...(order.messageCook && slip !== 'driver' ? [inverse(order.messageCook)] : []),
  RULE,
  ...dishes(order, parts),
  ...dropped(order, parts),
  RULE,
  ...(slip === 'kitchen' ? [] : delivery(order)),
  ...(order.ageCheck === null ? [] : [inverse(ageNotice(order.ageCheck))]),
  ...(slip === 'kitchen' ? [] : payment(order)),
  ...(slip === 'kitchen' || order.link === '' ? [] : telephone(order.link)),
];

/** A label for the bag of each person of a group, cut apart. */
const createLabels = (order: OrderOnSlip, { note }: Pick<SlipOptions, 'note'>): SlipLine[] => {
  const people = groupByPerson(order.lines);
  return people.flatMap(({ memberName, lines }, index): SlipLine[] => [
    ...(index === 0 ? [] : [{ text: '', style: 'cut' } as const]),
    { text: order.group?.name ?? '', end: `${index + 1}/${people.length}`, style: 'normal' },
    ...notes(order, note),
    { text: memberName, style: 'large' },
    { text: String(order.number), end: order.dueLabel, style: 'strong' },
    RULE,
    ...lines.flatMap(dishLines),
  ]);
};

const notes = ({ isTest }: OrderOnSlip, note: SlipNote): SlipLine[] => [
  ...(isTest ? [inverse(PRINTING.testOrder)] : []),
  ...(note === 'calledOff' ? [{ text: PRINTING.calledOff, style: 'large' } as const] : []),
  ...(note === 'changed' ? [{ text: PRINTING.changed, style: 'large' } as const] : []),
  ...(note === null ? [] : [inverse(NOTES[note])]),
];

const NOTES: Readonly<Record<NonNullable<SlipNote>, string>> = {
  calledOff: PRINTING.calledOffHelp,
  changed: PRINTING.changedHelp,
  repeated: PRINTING.repeated,
};

/** A slip to try a printer out, with the characters that a wrong code page spoils. */
export const createTestSlip = (printer: string, shop: string): SlipLine[] => [
  { text: PRINTING.testSlip, style: 'large' },
  { text: printer, end: shop, style: 'strong' },
  RULE,
  { text: PRINTING.testCharacters, style: 'normal' },
  inverse(PRINTING.testInverse),
  { text: PRINTING.testHelp, style: 'normal' },
];

const inverse = (text: string, indent = 0): SlipLine => ({ text, style: 'inverse', indent });

function head(order: OrderOnSlip): SlipLine[] {
  if (order.table === null)
    return [
      { text: String(order.number), end: order.dueLabel, style: 'large' },
      { text: formatDestination(order), style: 'normal' },
    ];
  const facts = [roundNotice(order.round), DESK.number(order.number), order.waiter];
  return [
    { text: tableNotice(order.table).toLocaleUpperCase('de'), style: 'large' },
    { text: facts.filter(Boolean).join(' · '), style: 'normal' },
  ];
}

function dishes({ lines, freeItems, group }: OrderOnSlip, parts: readonly string[] | null): SlipLine[] {
  const isHere = (id: string): boolean => parts === null || parts.includes(id);
  const here = lines.filter(({ lineId }) => isHere(lineId));
  const free = freeItems.filter(({ offerId }) => isHere(offerId));
  const people = groupByPerson(here);
  return [
    ...(group ? [{ text: DESK.group(group.name, groupByPerson(lines).length), style: 'normal' } as const] : []),
    ...people.flatMap(({ memberName, lines: own }): SlipLine[] => [
      ...(group ? [{ text: memberName, style: 'strong' } as const] : []),
      ...own.flatMap(dishLines),
    ]),
    ...free.map(({ name }): SlipLine => ({ text: `1× ${name} (${DESK.free})`, style: 'strong' })),
  ];
}

/** The id of a line that a change has dropped: lines of both versions may have the same. */
export const toDroppedPart = (lineId: string): string => `dropped ${lineId}`;

/** The lines that a change has dropped. Equal food has equal words. */
export const listDroppedLines = <Line extends LineToPrint>(before: readonly Line[], after: readonly Line[]): Line[] =>
  listDropped(before, after, (line) => JSON.stringify(dishLines({ ...line, amount: 1 })));

function dropped({ before, lines }: OrderOnSlip, parts: readonly string[] | null): SlipLine[] {
  const all = before === null ? [] : listDroppedLines(before, lines);
  const here = all.filter(({ lineId }) => parts === null || parts.includes(toDroppedPart(lineId)));
  if (here.length === 0) return [];
  return [RULE, { text: PRINTING.dropped, style: 'strong' }, ...here.flatMap(dishLines)];
}

const dishLines = ({ amount, name, dish, menu, note = '' }: LineToPrint): SlipLine[] => [
  { text: `${amount}× ${dish ? formatDishTitle(dish) : name}`, style: 'strong' },
  ...(dish ? choices(dish) : []),
  ...(menu?.slots.flatMap(({ dish: part }): SlipLine[] => [
    { text: formatDishTitle(part), style: 'strong', indent: 3 },
    ...choices(part),
  ]) ?? []),
  ...(note ? [inverse(note, 3)] : []),
];

function choices(dish: TicketDish): SlipLine[] {
  const without = formatWithout(dish).toLocaleUpperCase('de');
  const extras = dish.extras.map((extra): SlipLine => ({ text: formatExtra(extra), style: 'normal', indent: 3 }));
  return without ? [inverse(without, 3), ...extras] : extras;
}

const tour = ({ number, position }: NonNullable<OrderOnSlip['tour']>): SlipLine[] => [
  { text: TOURS.printed(number, position), style: 'large' },
];

const delivery = (order: OrderOnSlip): SlipLine[] => [
  ...(order.deliveryType === 'delivery' ? [{ text: formatAddress(order), style: 'strong' } as const] : []),
  { text: `${order.contact.name} ${order.contact.phone}`.trim(), style: 'normal' },
  ...(order.messageDriver ? [inverse(order.messageDriver)] : []),
];

/** A contract by telephone: the guest gets receipt, terms and instruction on withdrawal with the food (Art. 246a EGBGB). */
const telephone = (link: string): SlipLine[] => [
  RULE,
  { text: PRINTING.telephone, style: 'normal' },
  { text: PRINTING.telephoneTerms, style: 'normal' },
  { text: link, style: 'strong' },
];

const payment = (order: OrderOnSlip): SlipLine[] => [
  { text: euro(order.total), style: 'large' },
  { text: paymentLine(order), style: 'strong' },
];
