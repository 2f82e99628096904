import { addDays, addMonths, parseShopDay, type Period, type ShopDay } from '@tischlein/domain';
import { PERIOD_KINDS, periodAround, type PeriodKind } from '@tischlein/domain/books';
import { useSearchParams } from 'react-router';
import { todayInShop } from '@tischlein/shop-time';

const isKind = (text: string | null): text is PeriodKind => PERIOD_KINDS.some((kind) => kind === text);
const readDate = (text: string | null): ShopDay | null => parseShopDay(text ?? '');

export interface ChosenPeriod extends Period {
  readonly kind: PeriodKind;
}

/** The period in the address, so that it can be shared and 'back' leads to the one before; today by default. */
export function usePeriod(): readonly [ChosenPeriod, (period: ChosenPeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('art');
  const from = readDate(search.get('von')) ?? todayInShop();
  const to = readDate(search.get('bis')) ?? from;
  const choose = (period: ChosenPeriod): void =>
    setSearch({ art: period.kind, von: period.from, ...(period.kind === 'range' && { bis: period.to }) });
  return [toPeriod(isKind(kind) ? kind : 'day', from, to), choose];
}

const toPeriod = (kind: PeriodKind, from: ShopDay, to: ShopDay): ChosenPeriod =>
  kind === 'range' ? { kind, from, to: to < from ? from : to } : { kind, ...periodAround(kind, from) };

/** The period of another kind that begins where this one does; of one that runs, the one of today. */
export function changeKind({ from, to }: ChosenPeriod, kind: PeriodKind): ChosenPeriod {
  const today = todayInShop();
  return toPeriod(kind, kind !== 'range' && from <= today && today <= to ? today : from, to < today ? to : today);
}

/** The period before or after. */
export function step({ kind, from }: ChosenPeriod, by: 1 | -1): ChosenPeriod {
  const date = {
    day: () => addDays(from, by),
    week: () => addDays(from, 7 * by),
    month: () => addMonths(from, by),
    year: () => addMonths(from, 12 * by),
    range: () => from,
  }[kind]();
  return toPeriod(kind, date, date);
}
