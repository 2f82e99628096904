import { hours, type ShopId } from '@tischlein/domain';
import { z } from 'zod';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import { seal, unseal } from '../seal.ts';

/** Long enough to read everything and to decide. */
const LINK_LIFETIME_SECONDS = hours(1);

const content = z.object({ email: z.string(), at: z.string() });

interface LinkKey {
  readonly secretKey: string;
  readonly shopId: ShopId;
}

/** The token of a link to the own data. It holds the address, encrypted, so that nothing is stored for it. */
export const createOwnDataToken = (link: z.infer<typeof content>, { secretKey, shopId }: LinkKey): string =>
  seal(JSON.stringify(link), { secretKey, place: `personal data ${shopId}` });

/** The address that a token proves; null: another shop's, changed, or expired. */
export function readOwnDataToken(token: string, { secretKey, shopId }: LinkKey, now: string): string | null {
  const text = unseal(token, { secretKey, place: `personal data ${shopId}` });
  if (text === null) return null;
  const { email, at } = content.parse(JSON.parse(text));
  return isAtOrAfter(now, plusSeconds(at, LINK_LIFETIME_SECONDS)) ? null : email;
}
