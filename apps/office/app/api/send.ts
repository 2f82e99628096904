import { createSender, type Fetch } from '@tischlein/contract/client';

/** Signs in again over the page, for a refused answer; true: signed in. The part of the page that asks replaces it. */
export const sessionEnd: { signInAgain: (answer: Response) => Promise<boolean> } = { signInAgain: async () => false };

/** Fetches from the office's server. If the session has ended, it asks to sign in over the page and fetches again. */
export const fetchSignedIn = async (address: string, init: Parameters<Fetch>[1]): Promise<Response> => {
  const response = await fetch(address, init);
  const isBack = response.status === 401 && (await sessionEnd.signInAgain(response));
  return isBack ? fetch(address, init) : response;
};

/** Sends a call to the office's server. */
export const send = createSender(fetchSignedIn);
