import { afterEach, beforeEach } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import type { OpenDatabase } from './databases.ts';
import type { TestServerOptions } from './open-server.ts';
import { type Desk, openShop, type TestShop } from './open-shop.ts';

/** A shop of its own for each test, and its owner, signed in. */
interface OpenedShop {
  readonly place: OpenDatabase;
  readonly shop: TestShop;
  readonly owner: Desk;
}

/** Opens a shop before each test and closes it afterwards; a test that breaks an invariant of the database fails. */
export function openShopForEach(
  open: () => Promise<OpenDatabase>,
  opened: (shop: OpenedShop) => void,
  options: TestServerOptions = {},
): void {
  let current: OpenedShop | null = null;
  beforeEach(async () => {
    const place = await open();
    const shop = await openShop(place, options);
    current = { place, shop, owner: await shop.desk() };
    opened(current);
  });
  afterEach(async () => {
    if (!current) return;
    const { place, shop } = current;
    current = null;
    const broken = await findViolations(shop.deps.database.read);
    await shop.close();
    await place.close();
    if (broken.length > 0) throw new Error(JSON.stringify(broken));
  });
}

/** A signed-in member of staff who is not an owner. */
export async function takesOnCook({ shop, owner }: Pick<OpenedShop, 'shop' | 'owner'>): Promise<Desk> {
  const email = 'koch@roma.test';
  const added = await owner.call('POST', '/api/office/staff', { email, role: 'staff', shops: ['roma'] });
  return shop.desk(email, added.json().password);
}
