/** Files and folders of the repository that the release contains as they are, without the secrets of an installation. */
export const OWN_FILES = [
  'apps/server/data',
  'demo/media',
  'deploy',
  'CHANGELOG.md',
  'docs/law.md',
  'docs/operations.md',
  'docs/operations',
  'docs/reliability.md',
  'docs/scale.md',
  'docs/decisions',
  'bench/results/load.md',
] as const;

/** What `create-secrets.sh` and the operator write into `deploy`. */
const SECRETS = /(^|\/)deploy\/(secrets|\.env)$/;

/** Whether the release may contain a file or folder. */
export const isForRelease = (path: string): boolean => !SECRETS.test(path);
