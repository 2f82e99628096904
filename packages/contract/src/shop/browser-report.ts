import { VITALS } from '@tischlein/domain/tracking';
import { z } from 'zod';

const common = {
  app: z.enum(['storefront', 'office']),
  /** Version of the code in the browser. */
  release: z.string().regex(/^[\w.+-]{1,40}$/),
};

/** A file of our own build: '/assets/3fa9c1.js'. Other addresses may name a guest. */
const ownFile = z
  .string()
  .regex(/^\/(?:office\/)?assets\/[\w.-]{1,80}$/)
  .nullable();
const position = z.int().min(0).max(10_000_000);

/** What a browser reports of itself. It has no free text: messages and addresses may hold what a guest has typed. */
export const browserReport = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('error'),
      ...common,
      /** 'TypeError' */
      name: z.string().regex(/^[A-Za-z]{1,60}$/),
      file: ownFile,
      line: position,
      column: position,
    }),
    z.strictObject({
      kind: z.literal('loadFailed'),
      ...common,
      what: z.enum(['script', 'style', 'picture', 'other']).default('script'),
      file: ownFile,
    }),
    z.strictObject({
      kind: z.literal('trackingFailed'),
      ...common,
      call: z.enum(['visit', 'heartbeat', 'event', 'page', 'forget']),
    }),
    z.strictObject({
      kind: z.literal('vital'),
      ...common,
      name: z.enum(VITALS),
      /** Milliseconds; of CLS a share. */
      value: z.number().min(0).max(10_000_000),
      /** Cleaned by the server. */
      page: z.string().max(2000),
    }),
  ])
  .meta({ id: 'BrowserReport' });
export type BrowserReport = z.infer<typeof browserReport>;
