import { z } from 'zod';

const base64Url = (most: number) => z.string().regex(new RegExp(`^[\\w-]{16,${most}}={0,2}$`));
const endpoint = z.url({ protocol: /^https$/ }).max(1000);

/** A browser's push subscription, as PushSubscription.toJSON() gives it. */
export const pushSubscription = z
  .object({ endpoint, keys: z.object({ p256dh: base64Url(88), auth: base64Url(24) }) })
  .meta({ id: 'PushSubscription' });
export type PushSubscriptionRequest = z.output<typeof pushSubscription>;

export const pushEndpoint = z.object({ endpoint }).meta({ id: 'PushEndpoint' });

/** The public VAPID key of this installation, base64url. */
export const pushKey = z.object({ publicKey: z.string() }).meta({ id: 'PushKey' });
