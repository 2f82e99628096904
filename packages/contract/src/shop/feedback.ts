import type { DishId } from '@tischlein/domain';
import { HIDE_REASONS, NOT_USED_REASONS, RATING_TEXT_CHARACTERS } from '@tischlein/domain/feedback';
import { z } from 'zod';
import { calendarDate, cents, idValue, line, message, personName } from '../wire-values.ts';

/** The token of the invitation; null: the session that ordered. In the body, so that it reaches no log. */
const token = line(200).nullable().default(null);
const stars = z.int().min(1).max(5);
const answered = { answer: z.string().nullable(), hidden: z.enum(HIDE_REASONS).nullable() };

/** Who asks about an order. */
export const feedbackLook = z.object({ token }).meta({ id: 'FeedbackLook' });

/** What a guest says about the dishes of an order, once. */
export const feedbackRequest = z
  .strictObject({
    token,
    /** Shown beside the texts; '': none. */
    firstName: personName(40).default(''),
    /** For the restaurant only. */
    note: message(1000).default(''),
    ratings: z
      .array(
        z.strictObject({
          dishId: idValue<DishId>(),
          stars: stars.nullable().default(null),
          text: message(RATING_TEXT_CHARACTERS).default(''),
        }),
      )
      .max(100),
  })
  .meta({ id: 'FeedbackRequest' });
export type FeedbackRequest = z.input<typeof feedbackRequest>;
export type ParsedFeedback = z.output<typeof feedbackRequest>;

/** 'I did not place or receive this order' (S3 R2); S2 §7 does not show the payload, so everything has a default. */
export const notUsedRequest = z
  .object({ token, reason: z.enum(NOT_USED_REASONS).default('notArrived') })
  .meta({ id: 'NotUsedRequest' });

/** An order for the page that rates it, without personal data but what the guest wrote there. */
export const orderFeedback = z
  .object({
    number: z.int(),
    /** '20.11.2026' */
    placedOn: z.string(),
    total: cents,
    state: z.enum(['open', 'early', 'late', 'calledOff', 'given', 'notUsed']),
    dishes: z.array(z.object({ dishId: idValue<DishId>(), name: z.string(), details: z.string() })),
    given: z.array(z.object({ dishId: idValue<DishId>(), name: z.string(), stars, text: z.string(), ...answered })),
  })
  .meta({ id: 'OrderFeedback' });
export type OrderFeedback = z.infer<typeof orderFeedback>;

/** Verified ratings of a dish. */
export const dishRatings = z
  .object({
    /** null: too few ratings. */
    average: z.number().min(1).max(5).nullable(),
    count: z.int(),
    /** How many gave one star to five stars. */
    byStars: z.array(z.int()).length(5),
    /** Texts that the merchant has hidden; their stars count. */
    hidden: z.int(),
    /** The newest texts; none while there are too few ratings. */
    texts: z.array(
      z.object({
        stars,
        text: z.string(),
        firstName: z.string(),
        ratedOn: calendarDate,
        answer: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DishRatings' });
export type DishRatings = z.infer<typeof dishRatings>;
