import { WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { PAGES, WITHDRAWAL } from '@tischlein/wording/storefront';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { Markdown } from '../features/pages/markdown.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { WithdrawalSteps } from '../features/withdrawal/withdrawal-steps.tsx';
import type { PageProps } from '../routes.tsx';
import { useDocument, useShop } from '../shop-context.ts';

/** /static/{id}: a page of the merchant's own, links to it load a document, so its text is there; or the page to withdraw from a contract. */
export default function StaticPage({ id }: PageProps) {
  const page = useShop().shop.pages.find((each) => each.id === id);
  const { pageText } = useDocument();
  return (
    <>
      <Bar />
      {id === WITHDRAWAL_PAGE ? (
        <PageFrame title={WITHDRAWAL.title}>
          <WithdrawalSteps />
        </PageFrame>
      ) : (
        <PageFrame title={page?.title ?? PAGES.notFoundText}>
          <Markdown text={pageText ?? ''} />
        </PageFrame>
      )}
      <SiteFoot />
    </>
  );
}
