import { describe, expect, it } from 'vitest';
import { encodeText, toPageText } from './code-pages.ts';
import { drawRows } from './draw-rows.ts';
import { encodeEpson } from './encode-epson.ts';
import { encodeEscpos } from './encode-escpos.ts';
import { encodeStar } from './encode-star.ts';
import type { PrintableJob } from './read-printable.ts';

const job = (parts: Partial<PrintableJob> = {}): PrintableJob => ({
  id: '00abcdef',
  rows: [{ text: 'Größe 5 €', style: 'strong' }],
  copies: 1,
  encoding: 'windows1252',
  columns: 48,
  ...parts,
});

describe('text in a code page', () => {
  it.each([
    ['Größe', 'windows1252', '4772f6df65'],
    ['€', 'windows1252', '80'],
    ['„a“ – ½', 'windows1252', '8461932096 20bd'],
    ['Größe', 'cp858', '477294e165'],
    ['€', 'cp858', 'd5'],
    ['„a“ – ½', 'cp858', '22612220 2d20 ab'],
    ['Łódź 寿司', 'cp858', '4ca2647a2053686f755369'],
    ['🌶', 'cp858', '3f'],
    ['a\u0007\u001Bb', 'windows1252', '6162'],
  ] as const)('%s in %s', (text, encoding, hex) => {
    expect(encodeText(text, encoding).toString('hex')).toBe(hex.replaceAll(' ', ''));
  });
});

describe('letters that a printer lacks', () => {
  it.each([
    ['Kıymalı Pide', 'Kiymali Pide'],
    ['Yıldız Kılıç', 'Yildiz Kiliç'],
    ['Łosoś po polsku', 'Losos po polsku'],
    ['Đorđe', 'Dorde'],
    ['GROẞE PIZZA', 'GROSSE PIZZA'],
    ['Coca‑Cola', 'Coca-Cola'],
    ['Tisch → Küche', 'Tisch -> Küche'],
    ['Ħobż', 'Hobz'],
    ['Борщ', 'Borshch'],
    ['Phở bò', 'Pho bò'],
  ])('%s is printed as %s', (text, printed) => {
    for (const encoding of ['cp858', 'windows1252'] as const)
      expect([encoding, toPageText(text, encoding)]).toEqual([encoding, printed]);
  });

  it('œ is there on one printer and becomes two letters on the other, before the line is fitted', () => {
    expect(toPageText('Bœuf bourguignon', 'windows1252')).toBe('Bœuf bourguignon');
    expect(toPageText('Bœuf bourguignon', 'cp858')).toBe('Boeuf bourguignon');
  });
});

describe('a slip', () => {
  it('in ESC/POS names the code page and cuts each copy', async () => {
    const hex = (await encodeEscpos(job({ copies: 2, encoding: 'cp858' }))).toString('hex');
    expect(hex.startsWith('1b401c2e1b74131b450147')).toBe(true);
    expect(hex.split('1d564200')).toHaveLength(3);
  });

  it('as a picture in ESC/POS comes in bands of whole rows', async () => {
    const { bytesPerRow, height, bytes } = await drawRows([{ text: 'Größe', style: 'large' }], 48);
    expect([bytesPerRow, height, bytes.length]).toEqual([72, 68, 72 * 68]);
    expect(bytes.some((byte) => byte !== 0)).toBe(true);
    const hex = (await encodeEscpos(job({ encoding: 'raster' }))).toString('hex');
    expect(hex).toContain('1d763000480022 00'.replace(' ', ''));
  });

  it('for Star has its own commands, or is a picture', async () => {
    const { bytes } = await encodeStar(job());
    expect(bytes.toString('hex').startsWith('1b401b1d74201b4547')).toBe(true);
    expect(bytes.subarray(-3)).toEqual(Buffer.from([0x1b, 0x64, 3]));
    expect((await encodeStar(job({ encoding: 'raster' }))).bytes.toString('latin1', 1, 4)).toBe('PNG');
  });

  it('for Epson is XML in which text cannot break out', async () => {
    const rows = [{ text: '</text><pulse/>&\u0000', style: 'inverse' }] as const;
    const xml = await encodeEpson(job({ rows }));
    expect(xml).toContain('reverse="true">&lt;/text&gt;&lt;pulse/&gt;&amp;&#10;</text>');
    expect(xml).toContain('<printjobid>00abcdef</printjobid>');
  });
});
