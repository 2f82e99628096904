import { readTableParameter } from '@tischlein/domain/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { isKnownTable } from './change-table.ts';
import { enterAsWaiter } from './enter-as-waiter.http.ts';
import { isCurrentCode } from './table-codes.ts';
import { seatGuest } from './table-session.http.ts';

/** The value of `tisch` for a code that no longer works. */
const OUTDATED = 'alt';

interface TableLink {
  readonly shop: LoadedShop;
  /** '' or '/f=tramonto-mitte'. */
  readonly basename: string;
  readonly query: string;
}

/**
 * Where the parameter `tisch` leads: a code seats the guest, the waiter password signs the waiter in (S3 W1, W6). Both are
 * stripped from the address. null: the page itself is shown.
 */
export async function followTableLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, shop, basename, query }: TableLink & { readonly deps: Deps },
): Promise<string | null> {
  const asked = new URLSearchParams(query);
  const value = asked.get('tisch');
  if (!value || value === OUTDATED || request.method !== 'GET') return null;
  const parameter = readTableParameter(value);
  switch (parameter.kind) {
    case 'number':
      return null;
    case 'code':
      if (!isKnownTable(shop, parameter.table) || !(await isCurrentCode(deps, shop, parameter)))
        return `${basename}/?tisch=${OUTDATED}`;
      await seatGuest(reply, deps, { shop, table: parameter.table, access: 'scanned' });
      return `${basename}${toPage(asked, parameter.table)}`;
    case 'password': {
      const { password } = parameter;
      const { code } = await enterAsWaiter(request, reply, { deps, shop, password, name: '' });
      return `${basename}/service${code === 'open' ? '' : '?falsch'}`;
    }
  }
}

/** A code that a waiter shows leads to the payment of exactly that part of the bill. */
function toPage(asked: URLSearchParams, table: number): string {
  const [units, into] = [asked.get('zahlen'), asked.get('teile')];
  if (units !== null) return `/tisch/rechnung?${new URLSearchParams({ zahlen: units }).toString()}`;
  if (into !== null) return `/tisch/rechnung?${new URLSearchParams({ teile: into }).toString()}`;
  return `/?tisch=${table}`;
}
