import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { createSender } from '@tischlein/contract/client';
import { LOOK } from '@tischlein/wording/office';

const MOST_BYTES = 16 * 1024 * 1024;

/** Uploads a picture as raw bytes; returns the problem, or null. */
export async function uploadPicture(shop: string, image: string, file: File): Promise<string | null> {
  if (file.size > MOST_BYTES) return LOOK.pictureTooLarge;
  const send = createSender((_address, init) =>
    fetch(buildAddress(calls.uploadPicture, { params: { shop, image } }), {
      method: init.method,
      headers: { accept: 'application/json', 'content-type': file.type },
      body: file,
    }),
  );
  const answer = await send(calls.uploadPicture, { params: { shop, image } });
  return answer.ok ? null : answer.problem.message;
}
