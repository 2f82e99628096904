import type { FoundBranch } from '@tischlein/domain/franchise';

/** URL of a branch: its own domain if configured, otherwise a prefix on this host (S3 F2). */
export function branchAddress({ slug, url }: Pick<FoundBranch, 'slug' | 'url'>): string {
  const isOnThisHost = new URL(url).pathname.startsWith('/f=');
  return isOnThisHost ? `/f=${encodeURIComponent(slug)}/` : `${url}/`;
}
