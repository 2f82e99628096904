import { LONGEST_NOTE, type SavedItem } from '@tischlein/domain/cart';
import { z } from 'zod';
import { line } from '../wire-values.ts';

const reference = z.string().min(1).max(80);
const amount = z.int().min(1).max(1000);

const savedExtra = z.object({
  groupId: reference,
  itemId: reference,
  itemName: z.exactOptional(z.string().max(200)),
  amount,
  type: z.exactOptional(z.enum(['ingredient', 'dish', 'deposit'])),
});

const dishFields = {
  dishId: reference,
  sizeId: z.exactOptional(reference.nullable()),
  without: z.array(reference).max(100).default([]),
  extras: z.array(savedExtra).max(200).default([]),
};
const memberName = z.exactOptional(z.string().max(40).nullable());
/** Of a waiter, for the kitchen. */
const note = z.exactOptional(line(LONGEST_NOTE));

/** A cart item as it is sent (S1 §3 Cart dish item); prices in it are ignored (S3 K4). */
export const savedItem = z.union([
  z.object({ ...dishFields, memberName, note, amount }),
  z.object({
    menuId: reference,
    memberName,
    note,
    amount: amount.default(1),
    subitems: z.array(z.object({ slotId: reference, dish: z.object(dishFields) })).max(20),
  }),
]) satisfies z.ZodType<SavedItem, unknown>;

export const orderItems: z.ZodType<readonly SavedItem[], readonly z.input<typeof savedItem>[]> = z
  .array(savedItem)
  .max(500);
