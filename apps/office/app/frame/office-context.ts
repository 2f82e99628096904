import type { OfficeSession } from '@tischlein/contract/office';
import type { OfficePageEntry } from '@tischlein/contract/office-pages';
import { may, type StaffAccess, type StaffArea } from '@tischlein/domain/staff';
import { createContext, useContext } from 'react';

/** The signed-in staff member and the shop they are working on. */
export interface ShopOffice {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
  /** A shared device is locked instead. */
  readonly signOut: () => void;
  /** The open page; null: the address is none. */
  readonly page: OfficePageEntry | null;
}

interface SignedInOffice extends ShopOffice {
  /** Returns whether the signed-in person's role gives access to an area, or to one of several. */
  readonly may: (area: StaffArea | readonly StaffArea[], access: StaffAccess) => boolean;
}

export const OfficeContext = createContext<ShopOffice | null>(null);

/** Throws outside a shop's office pages. */
export function useOffice(): SignedInOffice {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('A page of a shop stands outside of its office.');
  return { ...office, may: (area, access) => may(office.session.role, area, access) };
}
