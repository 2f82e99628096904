import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { findFranchise } from './read-documents.ts';

/** The shop that a branch copies from: its franchise, or another branch of it where the person works; null: neither. */
export async function findSource(
  request: FastifyRequest,
  deps: Deps,
  { shop, from }: { readonly shop: LoadedShop; readonly from: string },
): Promise<LoadedShop | null> {
  const { id, franchiseId } = shop;
  if (franchiseId === null) return null;
  if (deps.shops.findEntry(from)?.id === franchiseId) return findFranchise(deps, shop);
  const source = await requireShop(request, deps, from);
  return source.franchiseId === franchiseId && source.id !== id ? source : null;
}
