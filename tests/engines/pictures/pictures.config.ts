import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import stories from '../../browser/playwright.config.ts';

const STORIES = join(import.meta.dirname, '../../browser');

const TAGS: Readonly<Record<string, RegExp>> = { desktop: /@wide/, phone: /@phone/ };

/** Scenes in all three engines instead of stories: the same server and the same screens. */
export default defineConfig({
  ...stories,
  outputDir: join(import.meta.dirname, '../../../test-results/pictures-unfinished'),
  // A worker has a window of each engine.
  workers: 2,
  projects: (stories.projects ?? [])
    .filter(({ name = '' }) => name === 'sign-in' || name in TAGS)
    .map((project) => {
      const grep = TAGS[project.name ?? ''];
      return { ...project, ...(grep ? { testMatch: 'pictures.ts', testIgnore: [], grep } : { testDir: STORIES }) };
    }),
});
