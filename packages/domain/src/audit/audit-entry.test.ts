import { describe, expect, it } from 'vitest';
import { listAuditDetails } from './index.ts';

describe('what a change of a document says', () => {
  it('names the fields that differ, with short values', () => {
    const before = { title: 'Roma', phone: '', pages: [1], isOn: true, same: { a: 1 } };
    const after = { title: 'Napoli', phone: '030 1', pages: [2], same: { a: 1 }, text: 'x'.repeat(121) };
    expect(listAuditDetails(before, after)).toEqual([
      { topic: 'title', name: '', before: 'Roma', after: 'Napoli' },
      { topic: 'phone', name: '', before: null, after: '030 1' },
      { topic: 'pages', name: '', before: null, after: null },
      { topic: 'isOn', name: '', before: 'true', after: null },
      { topic: 'text', name: '', before: null, after: null },
    ]);
  });

  it('names at most forty', () => {
    const after = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, index]));
    expect(listAuditDetails({}, after)).toHaveLength(40);
  });
});
