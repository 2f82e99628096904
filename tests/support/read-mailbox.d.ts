import type { Mails } from '@tischlein/contract/office';
/** The mails in a server's data directory as their recipients got them, with the links to sign in; newest first. */
export declare function readMailbox(dataDir: string): Promise<Mails>;
