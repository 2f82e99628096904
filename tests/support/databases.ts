import { inject } from 'vitest';
import { type FixtureName, FIXTURES } from './fixtures.ts';
import { freshPostgres, freshSqlite, type OpenDatabase } from './fresh-databases.ts';

export type { OpenDatabase } from './fresh-databases.ts';
export type DatabaseKind = { readonly name: 'sqlite' | 'postgres'; readonly open: () => Promise<OpenDatabase> };

/** Both engines, for `describe.each(emptyDatabases)`; every `open()` gives a fresh database without any table. */
export const emptyDatabases: readonly DatabaseKind[] = [
  { name: 'sqlite', open: () => freshSqlite() },
  { name: 'postgres', open: () => freshPostgres(serverUrl()) },
];

/** Both engines; every `open()` gives a copy of a database with all tables and nothing in them. */
export const databases = copiesOf('migrated');

/** Both engines; every `open()` gives a copy of a database with the shop 'roma' and its owner. */
export const preparedTrattoria = copiesOf('trattoria');

/** The same with a second shop, 'napoli'. */
export const preparedTwoShops = copiesOf('twoShops');

/** The same two shops with guest accounts; 'napoli' wants consent to advertising with an account. */
export const preparedAccountShops = copiesOf('accountShops');

/** The shop 'roma' with three coupons: HUNGER5, PIZZA10 (once) and GESCHENK (everything for nothing). */
export const preparedCouponTrattoria = copiesOf('couponTrattoria');

/** The shop 'roma' with every payment method, an account at each practice provider and the coupon HUNGER5 (once). */
export const preparedPaidTrattoria = copiesOf('paidTrattoria');

/** Both engines; every `open()` gives a copy of a database with the branches of the franchise 'tramonto'. */
export const preparedTramonto = copiesOf('tramonto');

/** For suites that ask nothing of the engine: describe.each(onSqlite(preparedTrattoria)). */
export const onSqlite = (kinds: readonly DatabaseKind[]): readonly DatabaseKind[] =>
  kinds.filter(({ name }) => name === 'sqlite');

function copiesOf(fixture: FixtureName): readonly DatabaseKind[] {
  const copy = (engine: DatabaseKind['name']) => ({
    of: (inject('fixtures') ?? missing())[engine][fixture],
    preparedShop: FIXTURES[fixture]()[0]?.config.slug ?? null,
  });
  return [
    { name: 'sqlite', open: () => freshSqlite(copy('sqlite')) },
    { name: 'postgres', open: () => freshPostgres(serverUrl(), copy('postgres')) },
  ];
}

const serverUrl = (): string => inject('postgresUrl') ?? missing();

function missing(): never {
  throw new Error('No databases here: tests that need them are named *.store.test.ts or live in tests/api.');
}
