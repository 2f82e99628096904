import { OPENING_DUTIES, SHOP_STATES } from '@tischlein/domain/shop';
import { ACCESS_PARTS, STAFF_ROLES } from '@tischlein/domain/staff';
import { z } from 'zod';
import { mapCredit } from '../shop/map-credit.ts';

export const signInRequest = z
  .object({
    email: z.string().min(3).max(254),
    password: z.string().min(1).max(200),
    /** Of the authenticator app, or a recovery code; once the answer was `codeNeeded`. */
    code: z.string().max(40).optional(),
    /** Otherwise the session ends with the browser. */
    staysSignedIn: z.boolean().default(false),
  })
  .meta({ id: 'SignIn' });

/** Who is signed in and for which shops. */
export const session = z
  .object({
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    /** Only the own account is open until the required second factor has been set up. */
    isFactorMissing: z.boolean(),
    /** Parts of the access that others have set: the office asks to replace them before anything else. */
    toReplace: z.array(z.enum(ACCESS_PARTS)),
    /** The address that replaces a preset one once its mailed link is followed; null: none waits. */
    emailToConfirm: z.string().nullable(),
    /** A device that a shift shares, which `name` and `email` name; null: a person. */
    device: z.object({ isLocked: z.boolean() }).nullable(),
    /** Whom maps name; null: there are no map tiles. */
    mapCredit: mapCredit.nullable(),
    /** Their settings hold for all shops (decision 100). */
    ownsInstallation: z.boolean(),
    shops: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        isFranchiseOverview: z.boolean(),
        /** The id of the overview whose settings and menu it shares (decision 011). */
        franchise: z.string().nullable(),
        primaryColor: z.string(),
        accentColor: z.string(),
        logo: z.string().nullable(),
        /** The stored shop is unreadable; guests see its last readable version. */
        isDegraded: z.boolean(),
        state: z.enum(SHOP_STATES),
        /** Rows of the checklist that are missing; an open shop from before has to catch up (S3 L1). */
        missing: z.array(z.enum(OPENING_DUTIES)),
        /** Some text says something else than the shop's data: it is 'veraltet' (S3 L12). */
        hasOutdatedTexts: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OfficeSession' });
export type OfficeSession = z.infer<typeof session>;
