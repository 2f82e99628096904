import { shopId } from '@tischlein/domain';
import { z } from 'zod';
import { jobKind } from '../outbox/job-kind.ts';

/** Mails a sign-in link. */
export const SIGN_IN_LINK = jobKind(
  'signInLink',
  z.object({ accountShopId: z.string().transform(shopId), linkId: z.string() }),
);
