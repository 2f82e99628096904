import { createSender } from '@tischlein/contract/client';

/** Sends a call to the office's server. */
export const send = createSender((address, init) => fetch(address, init));
