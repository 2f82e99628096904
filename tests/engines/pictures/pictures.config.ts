import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import stories from '../../browser/playwright.config.ts';

const STORIES = join(import.meta.dirname, '../../browser');

/** Scenes in all three engines instead of stories: the same server and the same screen. */
export default defineConfig({
  ...stories,
  outputDir: join(import.meta.dirname, '../../../test-results/pictures-unfinished'),
  // A worker has a window of each engine.
  workers: 2,
  projects: (stories.projects ?? [])
    .filter(({ name }) => name === 'sign-in' || name === 'desktop')
    .map((project) => ({
      ...project,
      ...(project.name === 'sign-in' ? { testDir: STORIES } : { testMatch: 'pictures.ts', testIgnore: [] }),
    })),
});
