import type { OrderInfo } from '@tischlein/contract/shop';
import { NO_CENTS } from '@tischlein/domain';
import { depositText, dishDetails, dishTitle, lineSavings, slotTitle } from '@tischlein/wording';
import type { LineWords } from './line-words.ts';
import type { OrderLine } from './order-lines.tsx';

type Quote = NonNullable<OrderInfo['order']>['quote'];
type Line = Quote['lines'][number];

interface QuotedLine extends OrderLine {
  /** '' outside of groups. */
  readonly memberName: string;
}

/** The lines of a placed order in words; the names of members are left out. */
export const listQuotedLines = ({ lines, adjustments }: Quote): readonly QuotedLine[] =>
  lines.map((line) => ({
    key: line.lineId,
    amount: line.amount,
    price: line.price,
    memberName: line.memberName,
    ...describeLine(line, adjustments),
  }));

export const listQuotedFreeItems = ({ freeItems }: Quote): readonly OrderLine[] =>
  freeItems.map(({ offerId, name, deposit, depositKinds }) => ({
    key: offerId,
    amount: 1,
    price: NO_CENTS,
    title: name,
    details: deposit > 0 ? [depositText(deposit, depositKinds)] : [],
  }));

function describeLine(line: Line, adjustments: Quote['adjustments']): LineWords {
  const { dish, menu, name, deposit, depositKinds, lineId } = line;
  const slots = menu?.slots.map((slot, index) =>
    [`${slotTitle(index + 1, slot.slotName)}: ${slot.dish.name}`, dishDetails(slot.dish)].filter(Boolean).join(' · '),
  );
  const details = dish ? [dishDetails(dish)] : (slots ?? []);
  const savings = lineSavings(adjustments, lineId);
  return {
    title: dish ? dishTitle(dish.name, dish.sizeName) : name,
    details: [...details, deposit > 0 ? depositText(deposit, depositKinds) : '', ...savings].filter(Boolean),
  };
}
