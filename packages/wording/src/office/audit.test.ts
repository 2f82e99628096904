import { describe, expect, it } from 'vitest';
import { groupDetails, writeDetail } from './audit-details.ts';
import { findAuditKeys, readAuditWords, showsAuditWords } from './audit-search.ts';
import { auditHeading } from './audit.ts';

const detail = { topic: 'dishes', name: 'Margherita', before: '6,50 €', after: '6,90 €' };

describe('the audit log', () => {
  it('says a change in one line, with what it belongs to', () => {
    expect(writeDetail({ ...detail, field: 'Preis, Lieferung' })).toBe('Margherita, Preis, Lieferung: 6,50 € → 6,90 €');
    expect(writeDetail({ topic: 'phone', name: '', before: null, after: '030 1' })).toBe('Telefon: leer → 030 1');
    expect(writeDetail({ topic: 'dishes', name: 'Gericht Calzone neu', before: null, after: null })).toBe(
      'Gericht Calzone neu',
    );
  });

  it('groups the changes of one save by what they belong to', () => {
    const groups = groupDetails([
      { ...detail, field: 'Preis, Lieferung' },
      { topic: 'phone', name: '', before: '1', after: '2' },
      { ...detail, field: 'Preis, Abholung' },
    ]);
    expect(groups.map(({ name, details }) => [name, details.map(({ field }) => field)])).toEqual([
      ['Margherita', ['Preis, Lieferung', 'Preis, Abholung']],
      ['Telefon', [undefined]],
    ]);
  });

  it.each([
    ['actOnOrder', '4711', 1, 'Eine Bestellung bearbeitet: 4711'],
    ['startOwnTour', '', 1, 'Zu einer Tour aufgebrochen'],
    ['failed:pin', '', 3, 'Fehlgeschlagen: falsche PIN, 3-mal innerhalb einer Stunde'],
  ])('has a heading for %s', (call, subject, times, heading) => {
    expect(auditHeading({ call, subject, times })).toBe(heading);
  });

  it.each([
    'margherita 6,90',
    'KARTE GEÄNDERT',
    'Gerät küche',
    'stand bestellt',
    'STRASSE',
    'lieferstraße',
    'leer',
    'chrome',
  ])('finds an entry by %s', (text) => {
    const entry = {
      call: 'saveShopMenu',
      authorKind: 'device',
      author: 'Küche',
      device: 'Chrome auf Linux',
      subject: '',
      times: 1,
      details: [
        { ...detail, field: 'Preis, Lieferstrasse' },
        { topic: 'status', name: '', before: 'placed', after: null },
        { topic: 'restaurantStreet', name: '', before: null, after: 'Torweg 1' },
      ],
    } as const;
    expect(showsAuditWords(entry, readAuditWords(text))).toBe(true);
    for (const stored of ['dishes', 'restaurantStreet', 'placed', 'field', 'Calzone'])
      expect(showsAuditWords(entry, readAuditWords(stored))).toBe(false);
  });

  it('finds what is stored for a word', () => {
    expect(findAuditKeys('pause').calls).toEqual(['endPause', 'startPause']);
    expect(findAuditKeys('strasse').inDetails).toEqual(['restaurantStreet']);
  });
});
