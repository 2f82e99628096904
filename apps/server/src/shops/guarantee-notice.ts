import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUARANTEE_NOTICE } from '@tischlein/wording';
import type { Mail } from '@tischlein/documents/mail';
import type { Settings } from '../env.ts';

/** The official picture of the harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960, S3 L13). */
interface NoticePicture {
  readonly ending: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
}

const FILE = 'guarantee-notice';
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };

// Read once: the file is put there before the server starts (docs/law.md).
const known = new Map<string, NoticePicture | null>();

/** The picture in DATA_DIR; null: there is none, and the words of the notice take its place. */
export function findNoticePicture({ dataDir }: Pick<Settings, 'dataDir'>): NoticePicture | null {
  const read = known.get(dataDir);
  if (read !== undefined) return read;
  const picture = readPicture(dataDir);
  known.set(dataDir, picture);
  return picture;
}

function readPicture(dataDir: string): NoticePicture | null {
  for (const [ending, type] of Object.entries(TYPES)) {
    const path = join(dataDir, `${FILE}.${ending}`);
    if (!existsSync(path)) continue;
    const bytes = readFileSync(path);
    return { ending, type, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  }
  return null;
}

/** The picture as a file of the confirmation, on a durable medium; its words are in the mail in any case. */
export function attachNotice(settings: Pick<Settings, 'dataDir'>): NonNullable<Mail['attachments']> {
  const picture = findNoticePicture(settings);
  if (!picture) return [];
  const { ending, type, bytes } = picture;
  return [{ name: `${GUARANTEE_NOTICE.file}.${ending}`, type, text: bytes.toString('base64'), encoding: 'base64' }];
}
