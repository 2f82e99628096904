import { PAGE_TITLES } from '@tischlein/wording/storefront';
import type { Page } from './routes.tsx';

/** 'Kasse – Trattoria Tramonto' */
export function pageTitle(name: Page['name'], shopTitle: string, own = ''): string {
  return `${own || PAGE_TITLES[name]} – ${shopTitle}`;
}
