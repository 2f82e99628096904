import { HIDE_REASONS, NOT_USED_REASONS } from '@tischlein/domain/feedback';
import { z } from 'zod';
import { instant, message } from '../wire-values.ts';

/** Feedback about orders, newest first. */
export const feedbackList = z
  .object({
    /** Of all ratings that count; null: there are none. */
    average: z.number().nullable(),
    count: z.int(),
    /** Visible texts without an answer. */
    unanswered: z.int(),
    entries: z.array(
      z.object({
        orderId: z.string(),
        number: z.int(),
        givenAt: instant,
        firstName: z.string(),
        /** For the restaurant only. */
        note: z.string(),
        /** To answer the note. Empty: unknown. */
        email: z.string(),
        /** The guest did not place or receive the order; null: they rated it. */
        notUsed: z.enum(NOT_USED_REASONS).nullable(),
        ratings: z.array(
          z.object({
            dishId: z.string(),
            name: z.string(),
            stars: z.int(),
            text: z.string(),
            answer: z.string().nullable(),
            hidden: z.enum(HIDE_REASONS).nullable(),
          }),
        ),
      }),
    ),
    /** For `before` of the next page; null: this is the last. */
    next: z.string().nullable(),
  })
  .meta({ id: 'FeedbackList' });
export type FeedbackList = z.infer<typeof feedbackList>;

/** '' deletes the answer. */
export const ratingAnswer = z.object({ answer: message(1000) }).meta({ id: 'RatingAnswer' });
/** null shows the text again. */
export const ratingHiding = z.object({ reason: z.enum(HIDE_REASONS).nullable() }).meta({ id: 'RatingHiding' });
