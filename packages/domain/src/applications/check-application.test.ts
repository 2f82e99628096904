import { describe, expect, it } from 'vitest';
import { checkApplication, MOST_PDF_BYTES } from './check-application.ts';

const FORM = { name: 'Ada Köhler', contact: 'ada@example.org', pdf: null };
const start = new TextEncoder().encode('%PDF-1.7');

describe('an application', () => {
  it.each(['ada@example.org', ' 030 1234567 ', '+49 (0)30 12345'])('can be answered at %s', (contact) => {
    expect(checkApplication({ ...FORM, contact })).toEqual([]);
  });

  it.each([
    ['a blank name', { name: ' ' }, 'nameMissing'],
    ['no contact', { contact: '' }, 'contactInvalid'],
    ['a contact that is neither', { contact: 'Ada' }, 'contactInvalid'],
    ['a PDF above 5 MB', { pdf: { bytes: MOST_PDF_BYTES + 1, start } }, 'pdfTooLarge'],
    ['a picture', { pdf: { bytes: 9, start: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d) } }, 'pdfUnreadable'],
    ['an empty file', { pdf: { bytes: 0, start: new Uint8Array() } }, 'pdfUnreadable'],
  ])('is refused with %s', (_, change, code) => {
    expect(checkApplication({ ...FORM, ...change })).toMatchObject([{ code }]);
  });

  it('is taken with a PDF of exactly 5 MB', () => {
    expect(checkApplication({ ...FORM, pdf: { bytes: MOST_PDF_BYTES, start } })).toEqual([]);
  });
});
