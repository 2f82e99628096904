import { readyCode } from '../../browser/ready-code.ts';

/** Most guests come to an open shop without news, which needs no code for notices. */
export const openingMessagesCode = readyCode(async () => (await import('./opening-messages.tsx')).OpeningMessages);
