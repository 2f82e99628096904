import { createSender } from '@tischlein/contract/client';

/** Sends a call to the shop's server. */
export const send = createSender((address, init) => fetch(address, init));
