// npm run bench [-- NAME …]: prints every figure with its bound; ratios compare with a baseline of the same run.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../tools/build.ts';
import { benchDesk } from './desk.ts';
import { benchArchive } from './archive.ts';
import { benchDialog } from './dialog.ts';
import type { Figure } from './figure.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchFranchise } from './franchise.ts';
import { benchGroups } from './groups.ts';
import { benchInteractions } from './interactions.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchManyShops } from './many-shops.ts';
import { benchMenuEditor } from './menu-editor.ts';
import { benchMenuPage } from './menu-page.ts';
import { benchOpening } from './opening.ts';
import { benchOrderFlow } from './order-flow.ts';
import { benchOwnValues } from './own-values.ts';
import { benchPricing } from './pricing.ts';
import { benchReports } from './reports.ts';
import { benchSearch } from './search.ts';
import { benchServer } from './server.ts';
import { benchTables } from './tables.ts';
import { benchWaiter } from './waiter.ts';

const BENCHES: Readonly<Record<string, (folder: string) => Promise<Figure[]>>> = {
  pricing: () => benchPricing(),
  opening: () => benchOpening(),
  search: benchSearch,
  franchise: benchFranchise,
  'own-values': benchOwnValues,
  server: benchServer,
  'order-flow': benchOrderFlow,
  groups: benchGroups,
  desk: benchDesk,
  dialog: benchDialog,
  interactions: benchInteractions,
  reports: benchReports,
  archive: benchArchive,
  tables: benchTables,
  waiter: benchWaiter,
  'many-shops': benchManyShops,
  'menu-page': benchMenuPage,
  'menu-editor': benchMenuEditor,
  'first-load': benchFirstLoad,
  lighthouse: benchLighthouse,
};

const WITHOUT_BUILD = ['pricing', 'opening', 'search', 'franchise', 'own-values', 'reports', 'archive'];
const selected = process.argv.slice(2);
const folder = mkdtempSync(join(process.cwd(), 'bench', '.run-'));
const figures: Figure[] = [];
try {
  if (selected.length === 0 || selected.some((name) => !WITHOUT_BUILD.includes(name))) await buildAll();
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    const own = join(folder, name);
    mkdirSync(own);
    for (const figure of await bench(own)) {
      figures.push(figure);
      process.stdout.write(
        `${figure.holds ? 'ok  ' : 'FAIL'} ${figure.name}: ${figure.value} ${figure.unit}${figure.bound ? ` (${figure.bound})` : ''}\n`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

if (selected.length === 0) {
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? '',
    memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
  };
  mkdirSync(join('bench', 'results'), { recursive: true });
  writeFileSync(
    join('bench', 'results', 'latest.json'),
    `${JSON.stringify({ date: new Date().toISOString(), machine, figures }, null, 2)}\n`,
  );
}
process.exitCode = figures.every((figure) => figure.holds) ? 0 : 1;
