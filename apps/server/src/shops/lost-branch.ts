import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import { z } from 'zod';
import type { Writer } from '../db/database.ts';
import { isSameAsFranchise, mergeConfig, mergeMenu } from './branch-documents.ts';
import { readBranches, readShop, type StoredShop } from './shops.store.ts';

const PARTS = ['config', 'menu'] as const;

/**
 * After a change of a shop: the name of a branch that was valid before and is not any more; null: none. A branch that was invalid already
 * does not keep its franchise from being repaired.
 */
export async function findLostBranch(writer: Writer, before: StoredShop): Promise<string | null> {
  const after = await readShop(writer, before.shopId);
  for (const part of PARTS.filter((each) => after && after[each] !== before[each])) {
    const branches = (await readBranches(writer, before.shopId, part)).filter((each) => !isSameAsFranchise(each[part]));
    const lost = branches.find(
      (each) => after && !isValid(part, each[part], after[part]) && isValid(part, each[part], before[part]),
    );
    if (lost) return readName(lost.config);
  }
  return null;
}

function isValid(part: 'config' | 'menu', branch: string, franchise: string): boolean {
  const whole = part === 'config' ? mergeConfig(branch, franchise) : mergeMenu(branch, franchise);
  return (part === 'config' ? shopConfig : menuDocument).safeParse(whole).success;
}

// The name is a branch's own, whatever its franchise says.
const readName = (config: string): string =>
  z.object({ restaurantName: z.string() }).parse(mergeConfig(config, '{}')).restaurantName;
