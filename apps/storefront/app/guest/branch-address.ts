import type { FoundBranch } from '@tischlein/domain/franchise';

/** Where a branch lives: its own domain if it has one, else its prefix on this very host (spec 3 F2). */
export function branchAddress({ slug, url }: Pick<FoundBranch, 'slug' | 'url'>): string {
  const isOnThisHost = new URL(url).pathname.startsWith('/f=');
  return isOnThisHost ? `/f=${encodeURIComponent(slug)}/` : `${url}/`;
}
