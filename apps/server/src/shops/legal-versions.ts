import { createHash } from 'node:crypto';
import { assignLegalRoles, type StaticPage } from '@tischlein/domain/shop';
import type { PublicPage } from '@tischlein/contract/shop';

// Cached, because every order needs the versions of the same pages.
const versionedPages = new WeakMap<readonly StaticPage[], readonly PublicPage[]>();

/** Adds to each legal page the version of its text: it changes with every change of title or text (S3 L10). */
export function addVersions(pages: readonly StaticPage[]): readonly PublicPage[] {
  const known = versionedPages.get(pages);
  if (known) return known;
  const versioned = assignLegalRoles(pages).map((page) =>
    page.legalRole ? { ...page, version: createVersion(page) } : page,
  );
  versionedPages.set(pages, versioned);
  return versioned;
}

const createVersion = ({ title, text }: StaticPage): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('base64url')
    .slice(0, 22);
