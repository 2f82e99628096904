import { useShopStatus } from '../shop-status/use-shop-status.ts';
import { useOffice } from './office-context.ts';

interface PageTitleProps {
  /** Orders that wait, if the page knows better than the frame. */
  readonly waiting?: number;
  readonly children: string;
}

/** The title of the browser's tab: '(3) Zeiten – Tramonto Mitte' while three orders wait. */
export function PageTitle({ waiting, children }: PageTitleProps) {
  const { shop } = useOffice();
  const status = useShopStatus(shop.id);
  const count = waiting ?? status?.waitingOrders ?? 0;
  return <title>{`${count > 0 ? `(${count}) ` : ''}${children} – ${shop.name}`}</title>;
}
