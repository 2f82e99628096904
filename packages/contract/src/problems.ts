import { OPENING_DUTIES } from '@tischlein/domain/shop';
import { z } from 'zod';
import { affectedByHours } from './office/affected-by-hours.ts';
import { otherBranch } from './shop/franchise.ts';
import { instant } from './wire-values.ts';

/** Codes of 409 answers to an order (S3 K5). */
export const CONFLICT_CODES = {
  notAvailable: 1,
  addressCorrected: 2,
  priceChanged: 3,
  slotGone: 4,
  closed: 5,
  couponNotValid: 6,
  methodNotAllowed: 7,
  outOfDeliveryArea: 8,
} as const;
export type ConflictCode = (typeof CONFLICT_CODES)[keyof typeof CONFLICT_CODES];

/** A save of a document: by whom, as staff see it, and when. */
const documentSave = z.object({
  savedBy: z.string().meta({ description: "Name of a person, 'API-Schlüssel …', or 'Die Zentrale'" }),
  savedAt: instant,
  /** The settings that changed. */
  topics: z.array(z.string()),
});
export type DocumentSave = z.infer<typeof documentSave>;

/**
 * Body of every answer that is not 2xx: a code for programs, a German sentence that says what to do, field errors for
 * 400, and for 409 what the guest needs to decide.
 */
export const problem = z
  .object({
    code: z
      .union([z.string(), z.number()])
      .meta({ description: 'Documented code; a number 1 to 8 for 409 answers to an order' }),
    message: z.string().meta({ description: 'German sentence that says what to do' }),
    /** Alert title (S2 §8 Checkout alert titles): 'Mindestbestellwert', 'Liefergebiet', … */
    title: z.string().optional(),
    form: z.record(z.string(), z.string()).optional().meta({ description: 'Field of the form → German sentence' }),
    address: z.object({ street: z.string(), streetNumber: z.string(), zip: z.string(), city: z.string() }).optional(),
    /** With unclear: what a typed location can mean, each as a location. */
    readings: z.array(z.string()).optional(),
    /** The new calculation if the price changed; same shape as a quote. */
    quote: z.unknown().optional(),
    /** With code 8: a branch that delivers there. */
    branch: otherBranch.optional(),
    /** With groupMoved: the branch where the group is now, and its code there (S3 G17). */
    movedTo: z.object({ slug: z.string(), name: z.string(), url: z.string(), code: z.string() }).optional(),
    serveTimes: z.array(z.object({ serveAt: z.string(), label: z.string() })).optional(),
    problems: z.array(z.unknown()).optional(),
    /** With dutiesMissing and dutiesLost: the rows of the checklist, each with its page in the office (S3 L1). */
    missing: z.array(z.object({ duty: z.enum(OPENING_DUTIES), name: z.string(), link: z.string() })).optional(),
    /** With openingAffects: what the new hours leave behind; a save that names all of it is accepted. */
    affected: affectedByHours.optional(),
    /** With versionConflict: what is saved now, and the version to send as If-Match. */
    current: z.object({ document: z.unknown(), version: z.string() }).optional(),
    /** With versionConflict, for staff: who has saved the document last, latest first; empty if the server does not know. */
    saves: z.array(documentSave).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;
