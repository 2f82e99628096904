import { describe, expect, it } from 'vitest';
import type { LegalEntity } from './legal-entity.ts';
import { findLegalEntityProblems, findNewProblems } from './legal-entity-problems.ts';

const COMPANY: LegalEntity = {
  name: 'Tramonto GmbH',
  street: 'Torstraße 1',
  zip: '10119',
  city: 'Berlin',
  email: 'ciao@tramonto.example',
  phone: '030 5550100',
  taxNumber: '27/123/45678',
  vatId: 'DE123456788',
  register: 'Amtsgericht Charlottenburg (Berlin), HRB 123456 B',
};
const without = ({ register: _, ...company }: LegalEntity): LegalEntity => company;

describe('what is wrong with a company (§ 5 (1) DDG, § 14 (4) UStG)', () => {
  it.each([
    ['nothing', COMPANY, {}],
    ['a tax number', { ...COMPANY, taxNumber: 'abc 12' }, { taxNumber: 'invalid' }],
    ['a VAT id', { ...COMPANY, vatId: 'DE12' }, { vatId: 'invalid' }],
    ['no numbers at all', { ...COMPANY, taxNumber: '', vatId: '' }, {}],
    ['a GmbH without its register', without(COMPANY), { register: 'missing' }],
    ['a KG', without({ ...COMPANY, name: 'Tran KG' }), { register: 'missing' }],
    ['an e.K.', without({ ...COMPANY, name: 'Linh Tran e. K.' }), { register: 'missing' }],
    ['a GmbH in foundation', without({ ...COMPANY, name: 'Tramonto GmbH i. G.' }), {}],
    ['a sole trader', without({ ...COMPANY, name: 'Linh Tran, Wok-Garten' }), {}],
    ['a register without its number', { ...COMPANY, register: 'Amtsgericht Charlottenburg' }, { register: 'invalid' }],
    ['a register without its court', { ...COMPANY, register: 'HRB 123456' }, { register: 'invalid' }],
  ])('%s', (_, company, problems) => {
    expect(findLegalEntityProblems(company)).toEqual(problems);
  });
});

describe('an older company with a bad number', () => {
  const old = without({ ...COMPANY, taxNumber: '12/345' });

  it('can save other things', () => {
    expect(findNewProblems({ ...old, phone: '030 1' }, old)).toEqual({});
  });

  it('cannot save another bad number', () => {
    expect(findNewProblems({ ...old, taxNumber: '12/346' }, old)).toEqual({ taxNumber: 'invalid' });
  });

  it('is refused as a new one', () => {
    expect(findNewProblems(old, null)).toEqual({ taxNumber: 'invalid', register: 'missing' });
  });

  it('that becomes a GmbH needs its register', () => {
    const trader = { ...old, name: 'Linh Tran' };
    expect(findNewProblems({ ...trader, name: 'Tran GmbH' }, trader)).toEqual({ register: 'missing' });
  });
});
