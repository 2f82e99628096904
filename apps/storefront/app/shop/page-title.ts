import { PAGE_TITLES } from '@tischlein/wording/storefront';

/** 'Kasse – Trattoria Tramonto' */
export function pageTitle(name: keyof typeof PAGE_TITLES, shopTitle: string, own = ''): string {
  return `${own || PAGE_TITLES[name]} – ${shopTitle}`;
}
