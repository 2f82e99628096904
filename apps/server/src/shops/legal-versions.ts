import { createHash } from 'node:crypto';
import type { StaticPage } from '@tischlein/domain/shop';
import type { PublicPage } from '@tischlein/contract/shop';

/** Adds to each legal page the version of its filled text: it changes with every change of title or text (S3 L10, L12). */
export const addVersions = (pages: readonly StaticPage[]): readonly PublicPage[] =>
  pages.map((page) => (page.legalRole ? { ...page, version: createVersion(page) } : page));

const createVersion = ({ title, text }: StaticPage): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('base64url')
    .slice(0, 22);
