import { z } from 'zod';
import { instant } from '../wire-values.ts';

/** Applications for jobs, newest first. */
export const jobApplications = z
  .array(
    z.object({
      id: z.string(),
      /** As the job was called when they applied. */
      jobTitle: z.string(),
      name: z.string(),
      contact: z.string(),
      message: z.string(),
      hasPdf: z.boolean(),
      receivedAt: instant,
      /** When it is deleted by itself. */
      keptUntil: instant,
    }),
  )
  .meta({ id: 'JobApplications' });
export type JobApplications = z.infer<typeof jobApplications>;
