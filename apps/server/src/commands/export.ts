import { rename, rm, writeFile } from 'node:fs/promises';
import type { ExportedShop } from '@tischlein/contract/office';
import type { LegalEntity } from '@tischlein/domain/shop';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { readCoupons } from '../coupons/office-coupons.store.ts';
import { readPictures } from '../media/media.store.ts';
import type { IdentifiedLegalEntity } from '../shops/legal-entities.store.ts';
import { CommandProblem, runCommand, withShops } from './command-line.ts';
import { findShop } from './find-shop.ts';

await runCommand({ name: 'export', words: 2 }, async ({ words: [slug = '', file = ''], settings }) =>
  withShops(settings, async ({ database, shops }) => {
    const { id, config, menuDocument: menu, legalEntity } = await findShop(shops, slug);
    const coupons = await readCoupons(database.read, id);
    const stored = [...(await readPictures(database.read, id))];
    const pictures = Object.fromEntries(stored.map(([image, bytes]) => [image, Buffer.from(bytes).toString('base64')]));
    const document: ExportedShop = {
      format: 'tischlein-shop/1',
      config,
      menu,
      coupons,
      ...(legalEntity && { legalEntity: withoutId(legalEntity) }),
      ...(stored.length > 0 ? { pictures } : {}),
    };
    await writeWhole(file, `${JSON.stringify(document, null, 2)}\n`);
    console.log(`${COMMAND_SENTENCES.exported}: ${file}`);
  }),
);

/** Half a file never gets its name. */
async function writeWhole(file: string, content: string): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, content);
    await rename(part, file);
  } catch {
    await rm(part, { force: true }).catch(() => {});
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnwritable}: ${file}`);
  }
}

function withoutId({ id: _, ...entity }: IdentifiedLegalEntity): LegalEntity {
  return entity;
}
