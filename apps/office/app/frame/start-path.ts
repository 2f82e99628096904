import { mayOpen, OFFICE_PAGES, type OfficePage } from '@tischlein/contract/office-pages';
import type { OfficeSession } from '@tischlein/contract/office';
import { may, type StaffRole } from '@tischlein/domain/staff';

/** Where each role works; the first of these that it may open. */
const START_PAGES: Readonly<Record<StaffRole, readonly OfficePage[]>> = {
  owner: [''],
  branchManager: [''],
  staff: [''],
  waiter: ['/tische'],
  driver: ['/tour'],
  accountant: ['/zahlungen'],
};

/** The page that opens after signing in. A draft starts with its checklist. */
export function toStartPath({ role }: OfficeSession, shop: OfficeSession['shops'][number]): string {
  if (shop.state === 'draft' && may(role, 'shop', 'write')) return `/${shop.slug}/eroeffnen`;
  const first = OFFICE_PAGES.find((entry) => START_PAGES[role].includes(entry.path) && mayOpen(role, entry));
  return `/${shop.slug}${first?.path ?? '/einstellungen'}`;
}
