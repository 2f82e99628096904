import { describe, expect, it } from 'vitest';
import { isTaxNumber, isVatId } from './tax-numbers.ts';

describe('a VAT id (ISO 7064, MOD 11,10)', () => {
  it.each([
    'DE136695976',
    'DE123456788',
    'de 123 456 788',
    'DE999999995',
    'DE300000002',
    'ATU12345678',
    'FRXX999999999',
  ])('%s can be right', (id) => expect(isVatId(id)).toBe(true));

  it.each(['', 'DE12', 'DE123456789', 'DE136695975', 'DE136695967', 'DE000000003', 'DE123456788-00001', '123456788'])(
    '%s cannot',
    (id) => expect(isVatId(id)).toBe(false),
  );
});

describe('a tax number, with the check digit of its Land', () => {
  it.each([
    ['Baden-Württemberg', '2866081508156', '66815/08156'],
    ['Bayern', '9181081508155', '181/815/08155'],
    ['Berlin, with the office', '1112009391233', '12/093/91233'],
    ['Berlin, without the office', '1127067891238', '27/678/91238'],
    ['Brandenburg', '3048081508155', '048/815/08155'],
    ['Bremen', '2475081508152', '75 815 08152'],
    ['Hamburg', '2202081508156', '02/815/08156'],
    ['Hessen', '2613081508153', '013 815 08153'],
    ['Mecklenburg-Vorpommern', '4079081508151', '079/815/08151'],
    ['Niedersachsen', '2324081508151', '24/815/08151'],
    ['Nordrhein-Westfalen', '5133081508159', '133/8150/8159'],
    ['Rheinland-Pfalz', '2722081508154', '22/815/0815/4'],
    ['Saarland', '1010081508182', '010/815/08182'],
    ['Sachsen', '3201123123401', null],
    ['Sachsen-Anhalt', '3101081508154', '101/815/08154'],
    ['Schleswig-Holstein', '2129081508158', '29 815 08158'],
    ['Thüringen', '4151081508156', '151/815/08156'],
  ])('of %s', (_, federal, written) => {
    const others = Array.from({ length: 10 }, (__, digit) => `${federal.slice(0, -1)}${digit}`);
    const right = others.filter(isTaxNumber);
    expect(right.length).toBeLessThanOrEqual(federal.startsWith('11') ? 2 : 1);
    if (written === null) return;
    expect(right).toContain(federal);
    expect(isTaxNumber(written)).toBe(true);
  });

  it.each([
    ['words', 'abc 12'],
    ['too short', '12/345'],
    ['too long', '30481815081555'],
    ['another check digit', '9181081508156'],
    ['no zero at the fifth place', '9181181508155'],
    ['a Land that does not exist', '6181081508155'],
    ['a district that does not exist', '9181000008155'],
    ['twelve digits', '918181508155'],
    ['another check digit of the Land that writes four digits in the middle', '133/8150/8158'],
  ])('%s is none', (_, number) => expect(isTaxNumber(number)).toBe(false));
});
