import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { Office } from '../../apps/office/app/office.tsx';
import '../../apps/office/app/styles/office.css';
import { mount } from './mount.tsx';
import { openBranch, signInOnce } from './open-branch.ts';

/** Renders an office page of a copy of the demo's branch in Mitte. */
export async function renderOffice(
  page: '/zeiten' | '/zahlungen' | '/liefergebiete' | '/allergene',
  config: Partial<ShopConfig> = {},
  menu: (menu: MenuDocument) => MenuDocument = (same) => same,
) {
  const slug = await openBranch({ config, menu });
  history.replaceState(null, '', `/office/${slug}${page}`);
  mount(<Office />);
}

/** Renders the office of the demo's owner at this address. */
export async function renderOfficeAt(path: string) {
  await signInOnce();
  history.replaceState(null, '', `/office${path}`);
  mount(<Office />);
}
