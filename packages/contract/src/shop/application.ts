import { z } from 'zod';
import { line, message } from '../wire-values.ts';

/** An application for a job entry (S2 §7). Only the shape is checked here; the rules are in the domain's `applications`. */
export const applicationRequest = z
  .strictObject({
    formData: z.strictObject({
      name: line(120),
      /** A mail address or a phone number. */
      contact: line(254),
      message: message(2000).default(''),
      /** A PDF of at most 5 MB in Base64; null: none. */
      pdf: z.base64().nullable().default(null),
    }),
  })
  .meta({ id: 'ApplicationRequest' });
export type ParsedApplicationForm = z.output<typeof applicationRequest>['formData'];
