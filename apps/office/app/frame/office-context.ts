import type { OfficeSession } from '@tischlein/contract/office';
import { createContext, useContext } from 'react';

/** Who works here, and on which shop. */
export interface ShopOffice {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
  readonly signOut: () => void;
}

export const OfficeContext = createContext<ShopOffice | null>(null);

/** The shop whose office this page is part of. */
export function useOffice(): ShopOffice {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('A page of a shop stands outside of its office.');
  return office;
}
