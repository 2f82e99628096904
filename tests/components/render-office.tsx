import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { Office } from '../../apps/office/app/office.tsx';
import '../../apps/office/app/styles/office.css';
import { mount } from './mount.tsx';
import { openBranch } from './open-branch.ts';
import { signInOnce } from './sign-in-once.ts';

/**
 * Opens a branch for this test and renders an office page of it. Returns its id.
 */
export async function renderOffice(
  page: '/zeiten' | '/bestand' | '/zahlungen' | '/liefergebiete' | '/allergene' | '/eroeffnen',
  config: Partial<ShopConfig> = {},
  menu?: (menu: MenuDocument) => MenuDocument,
): Promise<string> {
  const slug = await openBranch({ config, ...(menu && { menu }) });
  history.replaceState(null, '', `/office/${slug}${page}`);
  mount(<Office />);
  return slug;
}

/** Renders the office of the demo's owner at this address. */
export async function renderOfficeAt(path: string) {
  await signInOnce();
  history.replaceState(null, '', `/office${path}`);
  mount(<Office />);
}
