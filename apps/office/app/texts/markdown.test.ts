import { LEGAL_ROLES } from '@tischlein/domain/shop';
import { legalText } from '@tischlein/wording/legal';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../storefront/app/document/render-markdown.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';

const FACTS = { date: '2026-11-23' };

const edit = (text: string): string => writeMarkdown(readMarkdown(text));

describe('a text that was opened in the editor', () => {
  it.each(LEGAL_ROLES)('%s: guests see the same, and each placeholder stays', (role) => {
    const { text } = legalText(role, FACTS);
    expect(renderMarkdown(edit(text))).toBe(renderMarkdown(text));
    for (const placeholder of [/\[\[[^\]]+\]\]/g, /\{\{[^}]+\}\}/g])
      expect(edit(text).match(placeholder)).toEqual(text.match(placeholder));
  });

  it.each([
    ['headings', '# Eins\n## Zwei\n### Drei'],
    ['line breaks', 'Torstraße 12\n10119 Berlin\n\nTelefon'],
    ['nested lists', '1. Vertrag\n2. Preise\n   - Lieferung\n   - Pfand\n3. Widerruf'],
    ['a list that starts later', '4. Haftung'],
    ['tables', '| Daten | Dauer |\n|---|--:|\n| Name | 10 Jahre |'],
    ['links and emphasis', '[Karte](/karte), [Anruf](tel:+4930123456), **fett** und *betont*'],
    ['tags as text', '<script>alert(1)</script> a <b>x</b>'],
    ['signs as text', 'a < b & c > d, 5*3*2, _x_, a | b, # x'],
    ['bare addresses as text', 'https://shop.example und info@shop.example'],
    ['a rule', 'oben\n\n---\n\nunten'],
  ])('%s are shown as before', (_, text) => {
    expect(renderMarkdown(edit(text))).toBe(renderMarkdown(text));
  });

  it('does not change any more when it is opened again', () => {
    const text = edit('# Wir & Ihr\n\nOrt < Zeit\nZeile [[Name]]\n\n- a\n- b');
    expect(edit(text)).toBe(text);
    expect(text).toBe('## Wir & Ihr\n\nOrt < Zeit\nZeile [[Name]]\n\n- a\n- b');
  });
});
