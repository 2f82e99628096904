import { type ImageId, imageId } from '@tischlein/domain';
import { createHash } from 'node:crypto';
import type { WebhookGuard } from '../integrations/send-webhook.ts';
import { fetchPublic } from './fetch-public.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/** A picture from the web as it is stored. */
interface FetchedPicture {
  readonly address: string;
  readonly image: ImageId;
  readonly bytes: Uint8Array;
}

/** Fetches pictures one after the other from public addresses; others, and those that do not answer, are left out. */
export async function fetchPictures(
  addresses: readonly string[],
  guard: WebhookGuard,
): Promise<readonly FetchedPicture[]> {
  const { acceptPicture } = await import('../media/render-picture.ts');
  const fetched: FetchedPicture[] = [];
  for (const address of new Set(addresses)) {
    const url = URL.parse(address);
    const answer = url && (await fetchPublic(url, { guard, accept: 'image/*', maxBytes: MOST_BYTES }));
    const bytes = answer && answer !== 'refused' ? await acceptPicture(answer.body) : null;
    if (bytes) fetched.push({ address, image: toImageId(bytes), bytes });
  }
  return fetched;
}

/** The same picture gets the same id, so that an import that is repeated stores it once. */
const toImageId = (bytes: Uint8Array): ImageId =>
  imageId(`bild-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`);
