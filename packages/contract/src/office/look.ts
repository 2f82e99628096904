import { DNS_TYPES, DOMAIN_STATES, isShopDomain, type ShopConfig } from '@tischlein/domain/shop';
import { z } from 'zod';
import { shopConfig } from '../shop/config.ts';

/** The part of a configuration that guests see as the shop's look. */
export type LookDraft = Pick<
  ShopConfig,
  | 'header'
  | 'headerMobile'
  | 'logo'
  | 'logoMobile'
  | 'stickerText'
  | 'welcome'
  | 'primaryColor'
  | 'accentColor'
  | 'customCss'
  | 'news'
  | 'jobEntries'
>;
export const lookDraft: z.ZodType<LookDraft> = shopConfig
  .pick({
    header: true,
    headerMobile: true,
    logo: true,
    logoMobile: true,
    stickerText: true,
    welcome: true,
    primaryColor: true,
    accentColor: true,
    customCss: true,
    news: true,
    jobEntries: true,
  })
  .meta({ id: 'LookDraft' });

/** Faults of a stylesheet: lines that browsers cannot read, and parts that guests do not get (S3 A8). */
const cssFinding = z.object({
  line: z.int(),
  kind: z.enum(['syntax', 'forbidden']),
  /** The beginning of the part. */
  part: z.string(),
});
export type CssFinding = z.infer<typeof cssFinding>;

/** What of a saved stylesheet guests do not get; without any: 204. */
export const savedConfig = z.object({ cssFindings: z.array(cssFinding) }).meta({ id: 'SavedConfig' });

export const lookDraftAnswer = z
  .object({
    /** Changes with every draft, so that the preview is loaded again. */
    version: z.string(),
    cssFindings: z.array(cssFinding),
  })
  .meta({ id: 'LookDraftAnswer' });
export type LookDraftAnswer = z.infer<typeof lookDraftAnswer>;

export const domainRequest = z
  .object({
    domain: z.string().refine(isShopDomain, 'no domain'),
  })
  .meta({ id: 'DomainRequest' });

const record = z.object({ type: z.enum(DNS_TYPES), value: z.string() });

/** Where a domain leads, and what to enter where it is managed. */
export const domainReport = z
  .object({
    domain: z.string(),
    state: z.enum(DOMAIN_STATES),
    /** Another shop of this server has the domain. */
    isTaken: z.boolean(),
    found: z.array(record),
    advice: z.array(record.extend({ name: z.string() })),
  })
  .meta({ id: 'DomainReport' });
export type DomainReport = z.infer<typeof domainReport>;
