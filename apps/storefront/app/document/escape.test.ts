import { describe, expect, it } from 'vitest';
import { escapeHtml, scriptJson } from './escape.ts';

describe("merchants' texts in a document", () => {
  it('cannot break out of an attribute or element', () => {
    expect(escapeHtml('"><script>\'&')).toBe('&quot;&gt;&lt;script&gt;&#39;&amp;');
  });

  it('cannot end the script tag that carries the data', () => {
    const value = { name: '</script><script>alert(1)</script>', note: 'a\u2028b' };
    const json = scriptJson(value);
    expect(json).not.toContain('<');
    expect(json).not.toContain('\u2028');
    expect(JSON.parse(json)).toEqual(value);
  });
});
