import { ADVERTISING_VERSIONS } from '@tischlein/domain/checkout';
import { z } from 'zod';
import { calendarDate, text } from '../wire-values.ts';

// Where a call may leave it out, the shop is that of the host.
const shopReference = z
  .string()
  .min(1)
  .max(80)
  .meta({ description: 'Id or slug of the shop whose page it is; a branch leads to the accounts of its franchise' });
const token = text(200);
const orderId = z.string().max(80);
const advertisingVersion = z
  .literal(ADVERTISING_VERSIONS)
  .nullable()
  .default(null)
  .meta({ description: 'Which of the two texts was agreed to' });

/** POST /api/platform/auth/request-link (S2 §7). `franchise` says nothing that the shop does not say itself. */
export const linkRequest = z
  .strictObject({ email: text(254), webshop: shopReference, franchise: z.string().max(80).nullable().default(null) })
  .meta({ id: 'LinkRequest' });
export type LinkRequest = z.input<typeof linkRequest>;

/** 200 in both cases; after five times 'user-not-found' within an hour it is success for everybody (spec 3 A2). */
export const linkAnswer = z
  .object({ success: z.boolean(), error: z.literal('user-not-found').nullable() })
  .meta({ id: 'LinkAnswer' });
export type LinkAnswer = z.infer<typeof linkAnswer>;

/** POST /api/platform/auth/link/look and …/redeem: the token behind the '#' of the mail's link. */
export const linkToken = z.strictObject({ webshop: shopReference, token }).meta({ id: 'LinkToken' });

/** Whom a link signs in, before anybody is. */
export const linkOwner = z.object({ email: z.string() }).meta({ id: 'LinkOwner' });
export type LinkOwner = z.infer<typeof linkOwner>;

/** POST /api/platform/auth/signup: an account with the address of an order, for the session that ordered (S2 §7). */
export const signUpRequest = z
  .strictObject({
    webshop: shopReference.optional(),
    order: orderId,
    /** Needed where neither the order had it nor the shop lets accounts be made without it (S2 §5.8, spec 3 K6). */
    acceptAdvertising: z.boolean().default(false),
    advertisingVersion,
  })
  .meta({ id: 'SignUpRequest' });
export type SignUpRequest = Omit<z.input<typeof signUpRequest>, 'webshop'>;

/** POST /api/platform/auth/sign-out: ends the session of this browser at this shop. */
export const signOutRequest = z.strictObject({ webshop: shopReference.optional() }).meta({ id: 'SignOutRequest' });

/** Says the same whether there was an account before or not: only the mailbox is told. */
export const signUpAnswer = z.object({ success: z.literal(true) }).meta({ id: 'SignUpAnswer' });
export type SignUpAnswer = z.infer<typeof signUpAnswer>;

/** Query of the calls under /api/platform/user. */
export const accountQuery = z.object({ webshop: shopReference.optional() });

/** The address of an account (S2 §3); empty fields are not known. */
export const accountAddress = z
  .strictObject({
    name: text(120),
    street: text(120),
    streetNumber: text(20),
    floor: text(80),
    zip: text(10),
    city: text(120),
    phone: text(40),
    company: text(120),
  })
  .meta({ id: 'AccountAddress' });
export type AccountAddress = z.infer<typeof accountAddress>;

/** GET /api/platform/user/info (S2 §3 'User account'); the other calls of /user answer it too. */
export const account = z
  .object({
    id: z.string(),
    email: z.string(),
    address: accountAddress,
    firstName: z.string(),
    lastName: z.string(),
    birthday: z.string().nullable().meta({ description: 'YYYY-MM-DD' }),
    /** Counts once it is confirmed by mail (spec 3 K6). */
    advertisementAgreement: z.boolean(),
    /** A mail that asks for the confirmation is on its way. */
    advertisementAsked: z.boolean(),
    /** Whose advertising it is, for the text at the box. */
    advertisementRestaurant: z.string(),
  })
  .meta({ id: 'Account' });
export type AccountAnswer = z.infer<typeof account>;

/** PUT /api/platform/user/addressData */
export const addressChange = z.strictObject({ address: accountAddress }).meta({ id: 'AccountAddressChange' });

/** PUT /api/platform/user/name */
export const nameChange = z.strictObject({ firstName: text(60), lastName: text(60) }).meta({ id: 'AccountNameChange' });
export type NameChange = z.infer<typeof nameChange>;

/** PUT /api/platform/user/birthday; null takes it away. */
export const birthdayChange = z.strictObject({ date: calendarDate.nullable() }).meta({ id: 'AccountBirthdayChange' });

/** PUT /api/platform/user/advertisementAgreement */
export const advertisementChange = z
  .strictObject({ subscribe: z.boolean(), advertisingVersion })
  .meta({ id: 'AccountAdvertisementChange' });
export type AdvertisementChange = z.input<typeof advertisementChange>;
