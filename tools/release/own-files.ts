/** Files and folders of the repository that the release contains as they are. */
export const OWN_FILES = [
  'apps/server/data',
  'demo/media',
  'deploy',
  'CHANGELOG.md',
  'docs/operations.md',
  'docs/operations',
  'docs/reliability.md',
  'docs/scale.md',
  'docs/decisions',
  'bench/results/load.md',
] as const;
