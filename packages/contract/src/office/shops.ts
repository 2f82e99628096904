import type { ImageId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { COUPON_TYPES, findRepeatedCode } from '@tischlein/domain/offers';
import type { LegalEntity, ShopConfig } from '@tischlein/domain/shop';
import { z } from 'zod';
import { newMenuDocument } from '../shop/menu.ts';
import { refusePercent } from '../shop/refuse-percent.ts';
import { newShopConfig, staticPage } from '../shop/config.ts';
import { givenInstant, idValue, instant, price } from '../wire-values.ts';
import { newLegalEntity } from './legal-entities.ts';

/** A coupon as edited in the office; its limits are counted in the order's transaction. */
export const officeCoupon = z
  .object({
    code: z.string().trim().min(2).max(40),
    type: z.enum(COUPON_TYPES),
    /** Cents for value, basis points for percent. */
    value: z.int().min(0).max(1_000_000),
    minimumOrderValue: price,
    exclusive: z.boolean().default(false),
    active: z.boolean().default(true),
    validFrom: givenInstant.nullable().default(null),
    validUntil: givenInstant.nullable().default(null),
    maximumUses: z.int().min(1).max(1_000_000).nullable().default(null),
    maximumUsesPerCustomer: z.int().min(1).max(1_000_000).nullable().default(null),
  })
  .meta({ id: 'OfficeCoupon' });
export type OfficeCoupon = z.infer<typeof officeCoupon>;

/** A coupon as it is written: its percentage is at most 100 %. A misspelt limit is refused, as it would be none. */
export const newOfficeCoupon = officeCoupon
  .strict()
  .superRefine(({ type, value }, context) => refusePercent(context, [], { discountType: type, value }));

/** The `params` of an issue about a value that may be there only once. */
export const REPEATED = { rule: 'repeated' } as const;

function refuseRepeatedCode(coupons: readonly OfficeCoupon[], context: z.core.$RefinementCtx): void {
  const index = findRepeatedCode(coupons);
  if (index === -1) return;
  context.addIssue({ code: 'custom', path: [index, 'code'], message: 'an earlier coupon has it', params: REPEATED });
}

/** A suggested legal page, and the placeholders of its text that the merchant has to replace. */
export const legalSuggestion = z
  .object({ page: staticPage, placeholders: z.array(z.string()) })
  .meta({ id: 'LegalSuggestion' });

/** A whole shop with its coupons; pictures by id. */
export interface ShopDocument {
  readonly format: 'tischlein-shop/1';
  readonly config: ShopConfig;
  readonly menu: MenuDocument;
  readonly coupons: readonly OfficeCoupon[];
  /** The company behind the shop; shops with the same one share it. */
  readonly legalEntity?: LegalEntity;
}
export const shopDocument = z
  .object({
    format: z.literal('tischlein-shop/1'),
    config: newShopConfig,
    menu: newMenuDocument,
    coupons: z.array(newOfficeCoupon).max(10_000).superRefine(refuseRepeatedCode),
    legalEntity: z.exactOptional(newLegalEntity),
  })
  .meta({ id: 'ShopDocument' }) satisfies z.ZodType<ShopDocument, unknown>;

/** A whole shop in one file, written by `npm run export` and read by `npm run import`: its pictures in base64 by id. */
export interface ExportedShop extends ShopDocument {
  readonly pictures?: Readonly<Record<string, string>>;
}
export const exportedShop = shopDocument.extend({
  pictures: z.exactOptional(z.record(idValue<ImageId>(), z.base64())),
}) satisfies z.ZodType<ExportedShop, unknown>;

/** Mails the outbox wrote to disk because no SMTP server is set. */
export const mails = z
  .array(z.object({ id: z.string(), to: z.string(), subject: z.string(), sentAt: instant, text: z.string() }))
  .meta({ id: 'Mails' });
export type Mails = z.infer<typeof mails>;
