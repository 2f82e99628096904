import { describe, expect, it } from 'vitest';
import { toBasisPoints, toCents } from '../money.ts';
import { vatIn } from './rate-amounts.ts';
import { vatTable } from './vat-table.ts';

const part = (rate: number, gross: number) => {
  const at = { rate: toBasisPoints(rate), gross: toCents(gross) };
  return { ...at, vat: vatIn(at.gross, at.rate) };
};

describe('VAT by rate on a receipt', () => {
  it("matches S3 §2 C: '7 % gross 20,49 (VAT 1,34); 19 % gross 5,41 with deposit (VAT 0,86)', total 25,90", () => {
    expect(vatTable([part(700, 2049), part(1900, 541)])).toEqual({
      rows: [
        { rate: 700, net: 1915, vat: 134, gross: 2049 },
        { rate: 1900, net: 455, vat: 86, gross: 541 },
      ],
      total: { net: 2370, vat: 220, gross: 2590 },
    });
  });

  it('adds up in every row and every column', () => {
    for (let gross = 0; gross < 3000; gross += 7) {
      const { rows, total } = vatTable([part(700, gross), part(1900, 3001 - gross)]);
      expect([...rows, total].every((row) => row.net + row.vat === row.gross)).toBe(true);
      expect(total.gross).toBe(3001);
    }
  });

  it('is empty for an order that costs nothing', () => {
    expect(vatTable([])).toEqual({ rows: [], total: { net: 0, vat: 0, gross: 0 } });
  });
});
