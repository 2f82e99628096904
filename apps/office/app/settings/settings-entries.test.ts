import { OFFICE_PAGES } from '@tischlein/contract/office-pages';
import { expect, it } from 'vitest';
import { SIGN_OUT_ICON, toEntry } from './settings-entries.ts';

it('no two rows of the settings have the same icon', () => {
  const pages = OFFICE_PAGES.filter(
    ({ group, path }) => (group === 'settings' || group === 'launch') && path !== '/einstellungen',
  );
  const rows = [
    ...pages.map(({ path }) => ({ row: path, icon: toEntry(path).icon })),
    { row: '', icon: SIGN_OUT_ICON },
  ];
  const shared = [...Map.groupBy(rows, ({ icon }) => icon)].filter(([, alike]) => alike.length > 1);
  expect(shared).toEqual([]);
});
