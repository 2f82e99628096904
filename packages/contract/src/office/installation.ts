import {
  GEOCODER_PROVIDERS,
  type GeocoderChoice,
  isMailHost,
  MAIL_FAILURES,
  type MailServer,
  TILE_PROVIDERS,
  type TileChoice,
} from '@tischlein/domain/installation';
import { z } from 'zod';
import { exactLine, instant, line, plainMailAddress } from '../wire-values.ts';

const host = z.string().max(253).refine(isMailHost);

/** Without a user: a browser and a log would show the password. */
const webAddress = z
  .url()
  .max(2000)
  .regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i);

const mailAccount = {
  host,
  port: z.int().min(1).max(65_535),
  user: line(254),
  sender: plainMailAddress,
};
const password = exactLine(500);

/** A mail server as it is stored; requests and stored values are read by one schema. */
export const mailServer: z.ZodType<MailServer, MailServer> = z.object({ ...mailAccount, password });

/** `password: null` keeps the stored one, for the same server and user only. */
export const mailServerDraft = z.object({ ...mailAccount, password: password.nullable() }).meta({ id: 'MailServer' });
export type MailServerDraft = z.infer<typeof mailServerDraft>;

export const tileChoice: z.ZodType<TileChoice, TileChoice> = z
  .object({ provider: z.enum(TILE_PROVIDERS), url: line(2000), credit: line(200) })
  .refine(({ provider, url }) => provider !== 'own' || isTileAddress(url), { path: ['url'] })
  .meta({ id: 'MapTiles' });

const isTileAddress = (url: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && webAddress.safeParse(url).success;

const geocoderParts = { provider: z.enum(GEOCODER_PROVIDERS), url: line(2000) };
const key = exactLine(500);
const isGeocoder = ({ provider, url }: { readonly provider: string; readonly url: string }): boolean =>
  !provider.startsWith('own') || webAddress.safeParse(url).success;

export const geocoderChoice: z.ZodType<GeocoderChoice, GeocoderChoice> = z
  .object({ ...geocoderParts, key })
  .refine(isGeocoder, { path: ['url'] });

/** `key: null` keeps the stored one. */
export const geocoderDraft = z
  .object({ ...geocoderParts, key: key.nullable() })
  .refine(isGeocoder, { path: ['url'] })
  .meta({ id: 'Geocoder' });
export type GeocoderDraft = z.infer<typeof geocoderDraft>;

/** An origin: 'https://shop.example.org'. */
export const publicAddress = z.object({
  url: webAddress.regex(/^https?:\/\/[^/?#]+$/),
});

/** A part of the installation. `isFixed`: it was set outside of the office, which only shows it. */
const part = <Saved extends z.ZodType>(saved: Saved) =>
  z.object({ isFixed: z.boolean(), saved: saved.nullable(), version: z.string() });

/** null: nothing has been set. Passwords and the key of a geocoder are never sent; a key within an address is a part of the address. */
export const installation = z
  .object({
    mail: part(z.object({ ...mailAccount, host: z.string(), sender: z.string(), hasPassword: z.boolean() })),
    tiles: part(z.object({ provider: z.enum(TILE_PROVIDERS), url: z.string(), credit: z.string() })),
    geocoder: part(z.object({ ...geocoderParts, url: z.string(), hasKey: z.boolean() })),
    /** `saved` is the address that holds, unless it is only the server's own. */
    address: part(z.object({ url: z.string() })),
    backups: z.object({
      /** null: there are no backups by themselves. */
      folder: z.string().nullable(),
      /** When the next one is due. */
      nextAt: instant.nullable(),
      /** Since when one is being made; null: none is. */
      runningSince: instant.nullable(),
      /** The last one; null: there is none yet. */
      last: z
        .object({
          madeAt: instant,
          file: z.string(),
          bytes: z.int(),
          /** Whether it could be restored for a trial. */
          drill: z.enum(['passed', 'failed', 'missing']),
        })
        .nullable(),
      /** The last try has made none, or was broken off. */
      hasFailed: z.boolean(),
    }),
  })
  .meta({ id: 'Installation' });
export type Installation = z.infer<typeof installation>;

/** `reply` is the number that the mail server has answered with; null: it has not answered, or took the mail. */
export const mailServerTest = z
  .object({ to: z.string(), failure: z.enum(MAIL_FAILURES).nullable(), reply: z.int().nullable() })
  .meta({ id: 'MailServerTest' });
export type MailServerTest = z.infer<typeof mailServerTest>;

const TILE_TEST_OUTCOMES = ['works', 'away', 'refused', 'missing', 'noPicture'] as const;
export const tileTest = z.object({ outcome: z.enum(TILE_TEST_OUTCOMES) }).meta({ id: 'TileTest' });
export type TileTest = z.infer<typeof tileTest>;

const GEOCODER_TEST_OUTCOMES = ['found', 'notFound', 'away', 'refused', 'unreadable'] as const;
export const geocoderTestRequest = z
  .object({
    geocoder: geocoderDraft,
    address: z.object({ street: line(200), streetNumber: line(20), zip: line(10), city: line(100) }),
  })
  .meta({ id: 'GeocoderTestRequest' });
/** `found` is the address as the geocoder writes it. */
export const geocoderTest = z
  .object({ outcome: z.enum(GEOCODER_TEST_OUTCOMES), found: z.string() })
  .meta({ id: 'GeocoderTest' });
export type GeocoderTest = z.infer<typeof geocoderTest>;
