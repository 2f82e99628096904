import { execFileSync } from 'node:child_process';

/** Which sources a release is made of. */
export interface ReleaseVersion {
  /** '2026-11-30-3c62b759': later ones sort behind, and no two sources have the same. */
  readonly version: string;
  /** The day of the commit. */
  readonly date: string;
  readonly commit: string;
}

const VERSION = /^(\d{4}-\d\d-\d\d)-([\da-f]{7,40})(?:-changed)?$/;

/** The version of this checkout; `named`: of sources without their history, such as those of an image. Throws if neither says it. */
export function findVersion(named = process.env['RELEASE_VERSION'] ?? ''): ReleaseVersion {
  const version = named.trim() === '' ? describeCheckout() : named.trim();
  const [, date, commit] = VERSION.exec(version) ?? [];
  if (date === undefined || commit === undefined)
    throw new Error(`RELEASE_VERSION: expected is what "git log -1 --abbrev=8 --format=%cs-%h" says, not ${version}`);
  return { version, date, commit };
}

function describeCheckout(): string {
  const git = (...words: readonly string[]): string => execFileSync('git', [...words], { encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('log', '-1', '--abbrev=8', '--format=%cs-%h')}${isChanged ? '-changed' : ''}`;
}
