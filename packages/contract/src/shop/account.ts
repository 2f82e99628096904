import { ADVERTISING_VERSIONS } from '@tischlein/domain/checkout';
import { z } from 'zod';
import { calendarDate, exactLine, line, mailAddress, personName, phoneNumber, postcode, text } from '../wire-values.ts';

// Optional in some calls: the shop is then the one of the request's host.
const shopReference = z
  .string()
  .min(1)
  .max(80)
  .meta({ description: 'Id or slug of the shop whose page it is; a branch leads to the accounts of its franchise' });
const token = exactLine(200);
const orderId = z.string().max(80);
const advertisingVersion = z
  .literal(ADVERTISING_VERSIONS)
  .nullable()
  .default(null)
  .meta({ description: 'Which of the two texts was agreed to' });

/** Requests a sign-in link (S2 §7 Platform calls). `franchise` is accepted but not needed. */
export const linkRequest = z
  .strictObject({ email: mailAddress, webshop: shopReference, franchise: z.string().max(80).nullable().default(null) })
  .meta({ id: 'LinkRequest' });
export type LinkRequest = z.input<typeof linkRequest>;

/** 200 in both cases; after five 'user-not-found' within an hour every request succeeds (S3 A2). */
export const linkAnswer = z
  .object({ success: z.boolean(), error: z.literal('user-not-found').nullable() })
  .meta({ id: 'LinkAnswer' });
export type LinkAnswer = z.infer<typeof linkAnswer>;

/** The token from the fragment of the mailed link. */
export const linkToken = z.strictObject({ webshop: shopReference, token }).meta({ id: 'LinkToken' });

export const linkRedemption = z
  .strictObject({
    webshop: shopReference,
    token,
    session: z
      .enum(['cookie', 'bearer'])
      .default('cookie')
      .meta({ description: "'bearer': for clients without cookies; the answer holds the token and sets no cookie" }),
  })
  .meta({ id: 'LinkRedemption' });

/** The owner of a link, before signing in. */
export const linkOwner = z.object({ email: z.string() }).meta({ id: 'LinkOwner' });
export type LinkOwner = z.infer<typeof linkOwner>;

/** Makes an account from an order of this session (S2 §7 Platform calls). */
export const signUpRequest = z
  .strictObject({
    webshop: shopReference.optional(),
    order: orderId,
    /** Required if the order did not agree and the shop does not allow accounts without it (S2 §5.8, S3 K6). */
    acceptAdvertising: z.boolean().default(false),
    advertisingVersion,
  })
  .meta({ id: 'SignUpRequest' });
export type SignUpRequest = Omit<z.input<typeof signUpRequest>, 'webshop'>;

/** Ends this browser's session at this shop. */
export const signOutRequest = z.strictObject({ webshop: shopReference.optional() }).meta({ id: 'SignOutRequest' });

/** The same whether or not the account existed: only the mailbox learns it. */
export const signUpAnswer = z.object({ success: z.literal(true) }).meta({ id: 'SignUpAnswer' });
export type SignUpAnswer = z.infer<typeof signUpAnswer>;

export const accountQuery = z.object({ webshop: shopReference.optional() });

/** An account's address (S2 §3 User account); unknown fields are empty. */
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

/** A guest's account (S2 §3 User account). */
export const account = z
  .object({
    id: z.string(),
    email: z.string(),
    address: accountAddress,
    firstName: z.string(),
    lastName: z.string(),
    birthday: z.string().nullable().meta({ description: 'YYYY-MM-DD' }),
    /** Counts only after confirmation by mail (S3 K6). */
    advertisementAgreement: z.boolean(),
    /** The confirmation mail has been sent. */
    advertisementAsked: z.boolean(),
    /** Restaurant named in the consent text. */
    advertisementRestaurant: z.string(),
  })
  .meta({ id: 'Account' });
export type AccountAnswer = z.infer<typeof account>;

/** Of a client that asked for a bearer token: 'Authorization: Bearer {bearerToken}' with every later call (S3 A1). */
export const redeemedAccount = account
  .extend({ bearerToken: z.exactOptional(z.string()) })
  .meta({ id: 'RedeemedAccount' });

const typedAddress = accountAddress.extend({
  name: personName(120),
  street: line(120),
  streetNumber: line(20),
  floor: line(80),
  zip: postcode,
  city: line(120),
  phone: phoneNumber,
  company: line(120),
});

export const addressChange = z.strictObject({ address: typedAddress }).meta({ id: 'AccountAddressChange' });

export const nameChange = z
  .strictObject({ firstName: personName(60), lastName: personName(60) })
  .meta({ id: 'AccountNameChange' });
export type NameChange = z.infer<typeof nameChange>;

/** null clears the birthday. */
export const birthdayChange = z.strictObject({ date: calendarDate.nullable() }).meta({ id: 'AccountBirthdayChange' });

export const advertisementChange = z
  .strictObject({ subscribe: z.boolean(), advertisingVersion })
  .meta({ id: 'AccountAdvertisementChange' });
export type AdvertisementChange = z.input<typeof advertisementChange>;
