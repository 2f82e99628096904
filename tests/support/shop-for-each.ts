import { afterEach, beforeEach } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import type { OpenDatabase } from './databases.ts';
import type { TestServerOptions } from './open-server.ts';
import { type Desk, openShop, type TestShop } from './open-shop.ts';

/** A shop of a test's own, and its owner, who has signed in. */
interface OpenedShop {
  readonly place: OpenDatabase;
  readonly shop: TestShop;
  readonly owner: Desk;
}

/** Opens a shop before each test and closes it behind; a test that leaves broken data behind fails. */
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

/** Someone of the staff who is no owner, signed in. */
export async function takesOnCook({ shop, owner }: Pick<OpenedShop, 'shop' | 'owner'>): Promise<Desk> {
  const email = 'koch@roma.test';
  const added = await owner.call('POST', '/api/office/staff', { email, role: 'staff', shops: ['roma'] });
  return shop.desk(email, added.json().password);
}
