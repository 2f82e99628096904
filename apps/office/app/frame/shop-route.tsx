import type { OfficeSession } from '@tischlein/contract/office';
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router';
import { OfficeContext, type ShopOffice } from './office-context.ts';
import { UnknownShop } from './unknown-shop.tsx';

interface ShopRouteProps {
  readonly session: OfficeSession;
  readonly signOut: () => void;
  readonly page: (office: ShopOffice) => ReactNode;
}

/** Renders a page for the shop in the URL, in that shop's colours. */
export function ShopRoute({ session, signOut, page }: ShopRouteProps) {
  const { slug } = useParams();
  const shop = session.shops.find((each) => each.slug === slug);
  useEffect(() => {
    document.documentElement.style.setProperty('--primary', shop?.primaryColor ?? null);
    document.documentElement.style.setProperty('--accent', shop?.accentColor ?? null);
  }, [shop]);
  if (!shop) return <UnknownShop session={session} />;
  const office = { session, shop, signOut };
  return (
    <OfficeContext key={shop.id} value={office}>
      {page(office)}
    </OfficeContext>
  );
}
