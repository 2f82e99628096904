import { useFromStore, useStore } from '@tischlein/ui/store';
import type { ReactNode } from 'react';
import { withFlags } from '../guest/developer-flags.ts';
import type { PageSource } from './page-source.ts';
import { useShopClock } from './shop-clock.ts';
import { ClockContext, DocumentContext, type PageDocument, ShopContext } from './shop-context.ts';

interface PageProviderProps {
  readonly source: PageSource;
  readonly document: PageDocument;
  readonly children: ReactNode;
}

/** Provides the server's data of a page to all its parts. */
export function PageProvider({ source, document, children }: PageProviderProps) {
  return (
    <DocumentContext value={document}>
      <ShopProvider source={source}>
        <ClockProvider source={source}>{children}</ClockProvider>
      </ShopProvider>
    </DocumentContext>
  );
}

type ProviderProps = Pick<PageProviderProps, 'source' | 'children'>;

/** Applies this browser's developer flags to the shop, and hides the login at a table. */
function ShopProvider({ source, children }: ProviderProps) {
  const page = useStore(source.page);
  const isAtTable = useFromStore(page.guest.options, ({ table }) => table !== null);
  // 'Login is shown when enabled in config and not in table mode' (S2 §4 Login)
  const flagged = withFlags(page.shop, useStore(page.guest.flags));
  const shop = isAtTable ? { ...flagged, enableLogin: false } : flagged;
  return <ShopContext value={shop === page.shop ? page : { ...page, shop }}>{children}</ShopContext>;
}

function ClockProvider({ source, children }: ProviderProps) {
  const manual = useStore(source.page.get().guest.manualTime);
  return <ClockContext value={useShopClock(source, manual)}>{children}</ClockContext>;
}
