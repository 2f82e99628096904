import * as calls from '@tischlein/contract/calls';
import { createSender, type Fetch } from '@tischlein/contract/client';
import { signInAgain } from './session-end.ts';

/** Fetches from the office's server. If the session has ended, it asks to sign in over the page and fetches again. */
export const fetchSignedIn = async (address: string, init: Parameters<Fetch>[1]): Promise<Response> => {
  const response = await fetch(address, init);
  if (response.status !== 401 || address.startsWith(calls.getSession.path)) return response;
  const isEnded = (await response.clone().text()).includes('signInNeeded');
  return isEnded && (await signInAgain()) ? fetch(address, init) : response;
};

/** Sends a call to the office's server. */
export const send = createSender(fetchSignedIn);
