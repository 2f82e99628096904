import { NO_TABLE_SERVICE } from '@tischlein/domain/shop';
import type { TableParameter } from '@tischlein/domain/table';
import type { Deps } from '../deps.ts';
import { hashWithKey, isSameText } from '../link-token.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import { lockTables, renewCode, readTable, readTables } from './tables.store.ts';

const SIGNATURE_LENGTH = 22;

interface Code {
  readonly table: number;
  /** Raised when the office renews the code (S3 W6). */
  readonly version: number;
}

/** The token of a QR code: table, version and their signature (S3 W4, W6). 132 bits cannot be guessed. */
function createCode({ secretKey }: Pick<Deps, 'secretKey'>, { id }: LoadedShop, { table, version }: Code): string {
  const signature = hashWithKey(secretKey, `table ${JSON.stringify([id, table, version])}`).slice(0, SIGNATURE_LENGTH);
  return `${table}-${version}-${signature}`;
}

/** Returns whether a code is of this shop and has not been renewed. */
export async function isCurrentCode(
  deps: Pick<Deps, 'database' | 'secretKey'>,
  shop: LoadedShop,
  { table, version, signature }: Extract<TableParameter, { readonly kind: 'code' }>,
): Promise<boolean> {
  if (!isSameText(createCode(deps, shop, { table, version }), `${table}-${version}-${signature}`)) return false;
  return (await readTable(deps.database.read, { shopId: shop.id, table })).code_version === version;
}

interface TableCode {
  readonly table: number;
  readonly area: string;
  readonly address: string;
}

type CodeDeps = Pick<Deps, 'database' | 'secretKey' | 'publicUrl'>;

/** The addresses of the QR codes of all tables of a shop, in the order of its list. */
export async function listTableCodes(deps: CodeDeps, shop: LoadedShop): Promise<readonly TableCode[]> {
  const { tables } = shop.config.tableService ?? NO_TABLE_SERVICE;
  const rows = await readTables(deps.database.read, shop.id);
  const versions = new Map(rows.map(({ table_number, code_version }) => [table_number, code_version]));
  return tables.map(({ number: table, area }) => {
    return { table, area, address: toAddress(deps, shop, { table, version: versions.get(table) ?? 0 }) };
  });
}

/** The address of the QR code of one table. */
export async function findTableAddress(deps: CodeDeps, shop: LoadedShop, table: number): Promise<string> {
  const { code_version: version } = await readTable(deps.database.read, { shopId: shop.id, table });
  return toAddress(deps, shop, { table, version });
}

const toAddress = (deps: CodeDeps, shop: LoadedShop, code: Code): string =>
  `${toShopUrl(deps.publicUrl, shop.config)}/?tisch=${createCode(deps, shop, code)}`;

/** Makes the printed code of a table invalid. */
export async function renewTableCode(
  { database }: Pick<Deps, 'database'>,
  shop: LoadedShop,
  table: number,
): Promise<void> {
  await database.write(async (writer) => {
    await lockTables(writer, shop.id, [table]);
    await renewCode(writer, { shopId: shop.id, table });
  });
}
