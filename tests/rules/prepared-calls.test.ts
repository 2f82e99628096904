import { expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

// What a call's definition names arrives with its handler (decision 081). A handler that asks for it again could ask for something else.
const ASKS = /\brequire\w+\(\s*request,\s*deps\b/g;

/** What no definition can name: another shop, the areas that show a picture, a guest at a table. This list may only get shorter. */
const ASKED_IN_ROUTES = {
  'apps/server/src/guests/own-data.routes.ts': 2,
  'apps/server/src/look/drawings.routes.ts': 1,
  'apps/server/src/look/picture-upload.routes.ts': 1,
  'apps/server/src/office/shop-state.routes.ts': 1,
  'apps/server/src/orders/orders.routes.ts': 1,
  'apps/server/src/tables/guest-table.routes.ts': 7,
};

it('handlers take person and shop from their call', () => {
  const routes = committedFiles(/^apps\/server\/src\/.*\.routes\.ts$/);
  expect(routes.length).toBeGreaterThan(80);
  const asked = routes.flatMap(({ path, text }) => {
    const count = text.match(ASKS)?.length ?? 0;
    return count === 0 ? [] : [[path, count] as const];
  });
  expect(Object.fromEntries(asked)).toEqual(ASKED_IN_ROUTES);
});
