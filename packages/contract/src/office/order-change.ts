import { CHANGE_MINUTES, CHANGE_STATES } from '@tischlein/domain/orders';
import { z } from 'zod';
import { orderItems } from '../shop/cart.ts';
import { quote } from '../shop/quote.ts';
import { cents, givenInstant, instant, line, lineIdValue } from '../wire-values.ts';

const { least, most, usual } = CHANGE_MINUTES;

const change = z.object({
  /** Other amounts of lines, 0: without it; lines that are not named stay. */
  lines: z
    .array(z.object({ lineId: lineIdValue, amount: z.int().min(0).max(1000) }))
    .max(500)
    .default([]),
  add: orderItems.default([]),
  /** Absent: the time stays. */
  serveAt: z.exactOptional(givenInstant.nullable()),
});

export const changePreviewRequest = change.meta({ id: 'ChangePreviewRequest' });
export type ChangePreviewRequest = z.input<typeof changePreviewRequest>;
export type ParsedChange = z.output<typeof changePreviewRequest>;

export const changeRequest = change
  .extend({
    /** The guest reads it. */
    reason: line(200).refine((reason) => reason.trim() !== ''),
    /** Until the proposal expires. */
    minutes: z.int().min(least).max(most).default(usual),
  })
  .meta({ id: 'ChangeRequest' });
export type ChangeRequest = z.input<typeof changeRequest>;

export const changePreview = z
  .object({ quote, difference: cents, refund: cents, due: cents })
  .meta({ id: 'ChangePreview' });
export type ChangePreview = z.infer<typeof changePreview>;

/** The latest change that was proposed for an order. */
export const deskChange = z.object({
  id: z.string(),
  state: z.enum(CHANGE_STATES),
  reason: z.string(),
  /** '1× Minestrone' */
  items: z.array(z.string()),
  total: cents,
  difference: cents,
  serveAt: instant.nullable(),
  expiresAt: instant,
  /** For a guest without a mail address; '': it was mailed, or is over. */
  link: z.string(),
});
