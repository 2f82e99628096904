import type { OfficeSession } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { inject } from 'vitest';
import { readConfig, readSession, signIn } from '../../apps/office/app/api/office-api.ts';
import { Office } from '../../apps/office/app/office.tsx';
import '../../apps/office/app/styles/office.css';
import { mount } from './mount.tsx';

/** Opens a copy of the demo's branch in Mitte, so that tests do not disturb each other, and renders an office page of it. */
export async function renderOffice(
  page: '/zeiten' | '/zahlungen' | '/liefergebiete',
  change: Partial<ShopConfig> = {},
) {
  await signInOnce();
  const slug = `branch-${crypto.randomUUID().slice(0, 8)}`;
  const config = await readConfig('tramonto-mitte');
  const menu = await (await fetch('/api/office/shop/tramonto-mitte/menu')).json();
  if (!config.ok) throw new Error('the demo does not answer');
  const document = {
    format: 'tischlein-shop/1',
    config: { ...config.value.value, ...change, id: slug, slug, restaurantId: slug },
    menu,
    coupons: [],
  };
  const created = await fetch('/api/office/shop', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  });
  if (!created.ok) throw new Error(await created.text());
  history.replaceState(null, '', `/office/${slug}${page}`);
  mount(<Office />);
}

async function signInOnce(): Promise<OfficeSession> {
  const known = await readSession();
  if (known.ok) return known.value;
  const { email, password } = inject('owner');
  const session = await signIn(email, password);
  if (!session.ok) throw new Error(session.problem.message);
  return session.value;
}
