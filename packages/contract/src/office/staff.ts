import type { ShopId } from '@tischlein/domain';
import { STAFF_ROLES } from '@tischlein/domain/staff';
import { z } from 'zod';
import { idValue, instant, plainMailAddress } from '../wire-values.ts';

/** A member of staff. Owners work for every shop, so their `shops` is empty. */
export const staffMember = z
  .object({
    id: z.string(),
    /** '' until they name themselves. */
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    shops: z.array(z.string()),
    createdAt: instant,
    hasSecondFactor: z.boolean(),
    /** null: has never been signed in. */
    lastSeenAt: instant.nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;

export const staffMembers = z.array(staffMember).meta({ id: 'StaffMembers' });

export const newStaffRequest = z
  .object({
    email: plainMailAddress,
    role: z.enum(STAFF_ROLES),
    shops: z.array(idValue<ShopId>()).max(1000).default([]),
  })
  .meta({ id: 'NewStaff' });

/** `password` is the first password, returned only here. */
export const newStaff = z.object({ member: staffMember, password: z.string() }).meta({ id: 'NewStaffMember' });

/** Changing the password ends all other sessions. */
export const passwordRequest = z
  .object({ currentPassword: z.string().min(1).max(200), newPassword: z.string().min(12).max(200) })
  .meta({ id: 'NewPassword' });
