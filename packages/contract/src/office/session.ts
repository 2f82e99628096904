import { OPENING_DUTIES, SHOP_STATES } from '@tischlein/domain/shop';
import { z } from 'zod';

export const STAFF_ROLES = ['owner', 'staff'] as const;

export const signInRequest = z
  .object({ email: z.string().min(3).max(254), password: z.string().min(1).max(200) })
  .meta({ id: 'SignIn' });

/** Who is signed in and for which shops. */
export const session = z
  .object({
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    /** TILES_URL is set. */
    hasMapTiles: z.boolean(),
    shops: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        isFranchiseOverview: z.boolean(),
        primaryColor: z.string(),
        accentColor: z.string(),
        logo: z.string().nullable(),
        /** The stored shop is unreadable; guests see its last readable version. */
        isDegraded: z.boolean(),
        state: z.enum(SHOP_STATES),
        /** Rows of the checklist that are missing; an open shop from before has to catch up (S3 L1). */
        missing: z.array(z.enum(OPENING_DUTIES)),
      }),
    ),
  })
  .meta({ id: 'OfficeSession' });
export type OfficeSession = z.infer<typeof session>;
