import { expect, it } from 'vitest';
import { committedFiles, linesWith } from './committed-files.ts';

const CONFLICT = /\b412\b|\bsaveOver\(|\buseConflict\(/;

/** `useDocument` handles the conflicts of everything that is edited. These may only get fewer. */
const EXCEPTIONS = [
  // Single changes, without an editor.
  'apps/office/app/declarations/use-declarations.ts',
  // The menu, merged by field.
  'apps/office/app/menu/menu-draft.ts',
  'apps/office/app/payments/use-accounts.ts',
  'apps/office/app/stock/use-stock.ts',
  'packages/ui/src/open-document.ts',
  'packages/ui/src/save-over.ts',
  'packages/ui/src/use-conflict.ts',
];

it('conflicts of versions are handled by documents', () => {
  const code = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.tsx?$/).filter(
    ({ path }) => !/\.test\.tsx?$/.test(path),
  );
  const files = new Set(linesWith(CONFLICT, code).map((line) => line.split(':', 1)[0]));
  expect(files).toEqual(new Set(EXCEPTIONS));
});
