import type { MenuDocument } from '@tischlein/domain/menu';
import { cleanLine } from '@tischlein/domain/menu-editing';
import fc from 'fast-check';

/** What a person does in an editor: which control, on which item, with which value. */
export interface Act {
  readonly control: number;
  readonly on: number;
  readonly number: number;
  readonly text: string;
  readonly isOn: boolean;
}

const act: fc.Arbitrary<Act> = fc.record({
  control: fc.nat(),
  on: fc.nat(),
  number: fc.nat(20_000),
  text: fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constant('Pizza\tRoma'),
  ),
  isOn: fc.boolean(),
});

export const acts: fc.Arbitrary<readonly Act[]> = fc.array(act, { maxLength: 40 });

export type Control = (menu: MenuDocument, act: Act, id: string) => MenuDocument;

export const pick = <Value>(values: readonly Value[], index: number): Value | undefined =>
  values[index % values.length];
export const line = (text: string, most: number): string | undefined => cleanLine(text).slice(0, most) || undefined;
/** Editors refuse to save an empty name. */
export const findName = (text: string): string =>
  cleanLine(text)
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim() || 'Name';
export const withSome = <Value>(values: readonly Value[], on: number, number: number): readonly Value[] =>
  values.filter((_, index) => ((on >> (index % 16)) + number) % 3 === 0);
export const flag = (isOn: boolean): true | undefined => isOn || undefined;
export const HOURS = [{ dayIndex: 1, from: '11:30', to: '14:30' } as const];
