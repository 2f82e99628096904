import type { LegalEntityId } from '@tischlein/domain';
import { isEmail, phoneProblems } from '@tischlein/domain/checkout';
import type { LegalEntity } from '@tischlein/domain/shop';
import { z } from 'zod';
import { caption, idValue, mailCaption, phoneCaption } from '../wire-values.ts';

/** The company behind shops, whose name and address are in the imprint and on every receipt (S3 L1, L3). */
export const legalEntity = z
  .object({
    name: caption(160),
    street: caption(160),
    zip: caption(10),
    city: caption(120),
    email: mailCaption,
    phone: phoneCaption,
    taxNumber: z.exactOptional(caption(40)),
    vatId: z.exactOptional(z.string().regex(/^[A-Z]{2}[0-9A-Z+*]{2,12}$/)),
    representedBy: z.exactOptional(caption(200)),
    register: z.exactOptional(caption(200)),
  })
  .meta({ id: 'LegalEntity' }) satisfies z.ZodType<LegalEntity>;

/** An entity as it is written: mails and the imprint lead to its address and number. */
export const newLegalEntity = legalEntity.superRefine(({ email, phone }, context) => {
  if (email !== '' && !isEmail(email)) context.addIssue({ code: 'custom', path: ['email'], message: 'no address' });
  if (phoneProblems(phone).length > 0) context.addIssue({ code: 'custom', path: ['phone'], message: 'no number' });
}) satisfies z.ZodType<LegalEntity>;

const id = idValue<LegalEntityId>();

/** The entity of a shop; null: none yet. `shops` are the slugs of all shops that it runs. */
export const shopLegalEntity = z
  .object({ id: id.nullable(), entity: legalEntity.nullable(), shops: z.array(z.string()) })
  .meta({ id: 'ShopLegalEntity' });
export type ShopLegalEntity = z.infer<typeof shopLegalEntity>;

/** change: of all shops of the entity. create: a new entity for this shop. choose: an entity of another shop. */
export const legalEntityChange = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('change'), entity: newLegalEntity }),
    z.object({ kind: z.literal('create'), entity: newLegalEntity }),
    z.object({ kind: z.literal('choose'), id }),
  ])
  .meta({ id: 'LegalEntityChange' });
export type LegalEntityChange = z.infer<typeof legalEntityChange>;

export const legalEntities = z.array(z.object({ id, entity: legalEntity, shops: z.array(z.string()) })).meta({
  id: 'LegalEntities',
});
