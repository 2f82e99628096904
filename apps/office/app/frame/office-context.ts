import type { OfficeSession } from '@tischlein/contract/office';
import { createContext, useContext } from 'react';

/** The signed-in staff member and the shop they are working on. */
export interface ShopOffice {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
  readonly signOut: () => void;
}

export const OfficeContext = createContext<ShopOffice | null>(null);

/** Throws outside a shop's office pages. */
export function useOffice(): ShopOffice {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('A page of a shop stands outside of its office.');
  return office;
}
