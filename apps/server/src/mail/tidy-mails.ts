import type { Deps } from '../deps.ts';

/** Deletes this machine's copies of deleted mails. What fails is reported and deleted within the hour (`keepHouse`). */
export const tidyMails = ({ mailbox, events }: Pick<Deps, 'mailbox' | 'events'>): Promise<void> =>
  mailbox.tidy().catch((error: unknown) => events.workerFailed('mailFolder', error));
