import type { TourDriver } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { may } from '@tischlein/domain/staff';
import { plusMinutes } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { worksFor } from '../staff/sessions.ts';
import { readLastUses } from '../staff/sessions.store.ts';
import { readStaff, type StoredStaff } from '../staff/staff.store.ts';
import { countOpenTours } from './tours.store.ts';

/** An open page is noted once an hour. */
const ON_DUTY_MINUTES = 120;

/** Who may take a tour of a shop: those signed in now first, drivers before all others. */
export async function listDrivers(
  { database: { read }, clock }: Pick<Deps, 'database' | 'clock'>,
  shopId: ShopId,
): Promise<readonly TourDriver[]> {
  const now = clock.now();
  const tours = await countOpenTours(read, shopId);
  const lastUses = await readLastUses(read, now);
  const since = plusMinutes(now, -ON_DUTY_MINUTES);
  const drivers = (await readStaff(read))
    .filter((member) => mayDrive(member, shopId))
    .map((member) => ({
      id: member.id,
      name: member.name || member.email,
      isDriver: member.role === 'driver',
      isOnDuty: !member.device?.isLocked && (lastUses.get(member.id) ?? '') >= since,
      tours: tours.get(member.id) ?? 0,
    }));
  const rank = ({ isDriver, isOnDuty }: TourDriver): number => Number(isDriver) * 2 + Number(isOnDuty);
  return drivers.toSorted((left, right) => rank(right) - rank(left) || left.name.localeCompare(right.name, 'de'));
}

/** Returns whether a member of staff may take tours of the shop. */
export async function isDriver(reader: Reader, shopId: ShopId, id: string): Promise<boolean> {
  const member = (await readStaff(reader)).find((each) => each.id === id);
  return member !== undefined && mayDrive(member, shopId);
}

/** In small restaurants, everybody drives; a tablet in the kitchen does not. */
const mayDrive = (member: StoredStaff, shopId: ShopId): boolean =>
  worksFor(member, shopId) && may(member.role, 'handover', 'write') && (!member.device || member.role === 'driver');
