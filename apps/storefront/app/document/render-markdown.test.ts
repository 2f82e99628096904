import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const compact = (text: string): string => renderMarkdown(text).replaceAll('\n', '');

describe("a merchant's text", () => {
  it('has headings from h2 on, because the page title is the h1', () => {
    expect(compact('# Eins\n## Zwei\n### Drei\n#### Vier')).toBe(
      '<h2>Eins</h2><h2>Zwei</h2><h3>Drei</h3><h3>Vier</h3>',
    );
  });

  it('keeps line breaks within a paragraph', () => {
    expect(compact('Torstraße 12\r\n10119 Berlin\n\nTelefon')).toBe(
      '<p>Torstraße 12<br />10119 Berlin</p><p>Telefon</p>',
    );
  });

  it('has ordered and nested lists', () => {
    expect(compact('1. Vertrag\n2. Preise\n   - Lieferung\n   - Pfand\n3. Widerruf')).toBe(
      '<ol><li>Vertrag</li><li>Preise<ul><li>Lieferung</li><li>Pfand</li></ul></li><li>Widerruf</li></ol>',
    );
  });

  it('starts an ordered list at its number', () => {
    expect(compact('4. Haftung')).toBe('<ol start="4"><li>Haftung</li></ol>');
  });

  it('has tables', () => {
    expect(compact('| Daten | Dauer |\n|---|--:|\n| Name | 10 Jahre |')).toBe(
      '<table><thead><tr><th>Daten</th><th align="right">Dauer</th></tr></thead>' +
        '<tbody><tr><td>Name</td><td align="right">10 Jahre</td></tr></tbody></table>',
    );
  });

  it.each([
    ['[Karte](/karte)', '<p><a href="/karte">Karte</a></p>'],
    ['[Web](https://shop.example/a?b=1&c=2)', '<p><a href="https://shop.example/a?b=1&amp;c=2">Web</a></p>'],
    ['[Mail](mailto:info@shop.example)', '<p><a href="mailto:info@shop.example">Mail</a></p>'],
    ['[Anruf](tel:+4930123456)', '<p><a href="tel:+4930123456">Anruf</a></p>'],
    ['**fett** und *betont*', '<p><strong>fett</strong> und <em>betont</em></p>'],
  ])('has links and emphasis: %s', (text, expected) => {
    expect(compact(text)).toBe(expected);
  });

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['a <img src=x onerror=alert(1)>', '<p>a &lt;img src=x onerror=alert(1)&gt;</p>'],
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['[x](JaVaScRiPt:alert(1))', '<p><a>x</a></p>'],
    ['[x](data:text/html,x)', '<p><a>x</a></p>'],
    ['<javascript:alert(1)>', '<p><a>javascript:alert(1)</a></p>'],
    ['[x](/a "b\\" onclick=\\"c")', '<p><a href="/a" title="b&quot; onclick=&quot;c">x</a></p>'],
    ['![x](https://shop.example/x.png)', '<p>!<a href="https://shop.example/x.png">x</a></p>'],
    ['`<h1>`', '<p><code>&lt;h1&gt;</code></p>'],
  ])('cannot inject HTML, scripts or images: %s', (text, expected) => {
    expect(compact(text)).toBe(expected);
  });
});
