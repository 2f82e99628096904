import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import { z } from 'zod';
import type { Writer } from '../db/database.ts';
import { isSameAsFranchise, mergeConfig, mergeMenu } from './branch-documents.ts';
import { readBranches, readShop } from './shops.store.ts';

/** Rolls back a change of a franchise that its branch `branch` cannot follow. */
export class InvalidBranch extends Error {
  readonly branch: string;

  constructor(branch: string) {
    super(`the branch ${branch} would be invalid`);
    this.branch = branch;
  }
}

interface FranchiseChange {
  readonly part: 'config' | 'menu';
  /** The document to store. */
  readonly after: string;
}

/**
 * Throws InvalidBranch if a branch is valid now and would not be after the change. A branch that is invalid already
 * does not keep its franchise from being repaired.
 */
export async function requireValidBranches(
  writer: Writer,
  franchiseId: ShopId,
  { part, after }: FranchiseChange,
): Promise<void> {
  const branches = (await readBranches(writer, franchiseId, part)).filter((each) => !isSameAsFranchise(each[part]));
  const broken = branches.filter((each) => !isValid(part, each[part], after));
  if (broken.length === 0) return;
  const before = (await readShop(writer, franchiseId))?.[part];
  const lost = broken.find((each) => before !== undefined && isValid(part, each[part], before));
  if (lost) throw new InvalidBranch(readName(lost.config));
}

function isValid(part: 'config' | 'menu', branch: string, franchise: string): boolean {
  const whole = part === 'config' ? mergeConfig(branch, franchise) : mergeMenu(branch, franchise);
  return (part === 'config' ? shopConfig : menuDocument).safeParse(whole).success;
}

// The name is a branch's own, whatever its franchise says.
const readName = (config: string): string =>
  z.object({ restaurantName: z.string() }).parse(mergeConfig(config, '{}')).restaurantName;
