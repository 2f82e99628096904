import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** Screenshots instead of stories: the same server and screens. */
export default defineConfig({
  ...stories,
  outputDir: join(import.meta.dirname, '../../test-results/shots-unfinished'),
  reporter: [['list']],
  projects: (stories.projects ?? []).flatMap((project) => {
    if (project.name === 'sign-in') return [project];
    return project.name === 'phone' || project.name === 'desktop'
      ? [{ ...project, testMatch: 'shots.ts', testIgnore: [] }]
      : [];
  }),
});
