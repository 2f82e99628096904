import { readStored, writeStored } from '../browser/storage.ts';

// The wallet returns with the same session a second time.
const confirmedPlace = { area: 'session', shopId: null, name: 'tischlein:wallet' } as const;

/** The wallet's session the guest returned with, to be confirmed once (S3 K11); null: none, or it has been confirmed. */
export function readWalletSession(query: string): string | null {
  const session = new URLSearchParams(query).get('amazonCheckoutSessionId');
  return session === readStored(confirmedPlace) ? null : session;
}

export const rememberWalletSession = (session: string): void => writeStored(confirmedPlace, session);
