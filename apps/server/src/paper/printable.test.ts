import { describe, expect, it } from 'vitest';
import { toPrintable } from './printable.ts';

const canPrint = (codePoint: number): boolean => codePoint < 0x500;

describe('characters that the font does not have', () => {
  it.each([
    ['Ada Köhler, 2. OG', 'Ada Köhler, 2. OG'],
    ['Ρένα и Юлия', 'Ρένα и Юлия'],
    ['王小明', '[nicht druckbar]'],
    ['محمد علي', '[nicht druckbar]'],
    ['für 王 小明 (Ada)', 'für [nicht druckbar] (Ada)'],
    ['王 & 李', '[nicht druckbar] & [nicht druckbar]'],
    ['Ada 🍕', 'Ada'],
    ['👩🏽‍🍳', ''],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(toPrintable(text, canPrint)).toBe(expected);
  });
});
