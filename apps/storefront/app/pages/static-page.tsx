import { ADVERTISING_PAGE, WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { ADVERTISING_CONSENT, PAGES, WITHDRAWAL } from '@tischlein/wording/storefront';
import { ConsentSteps } from '../features/advertising/consent-steps.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { Markdown } from '../features/pages/markdown.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { WithdrawalSteps } from '../features/withdrawal/withdrawal-steps.tsx';
import type { PageProps } from '../routes.tsx';
import { useDocument, useShop } from '../shop-context.ts';

/** /static/{id}: a page of the merchant's own, or one of the two that are no text: withdrawing from a contract, confirming advertising. */
export default function StaticPage({ id }: PageProps) {
  return (
    <>
      <Bar />
      <Content id={id} />
      <SiteFoot />
    </>
  );
}

function Content({ id }: PageProps) {
  switch (id) {
    case WITHDRAWAL_PAGE:
      return (
        <PageFrame title={WITHDRAWAL.title}>
          <WithdrawalSteps />
        </PageFrame>
      );
    case ADVERTISING_PAGE:
      return (
        <PageFrame title={ADVERTISING_CONSENT.title}>
          <ConsentSteps />
        </PageFrame>
      );
    default:
      return <OwnPage id={id} />;
  }
}

/** Links to a page of the merchant's own load a document, so its text is there. */
function OwnPage({ id }: PageProps) {
  const page = useShop().shop.pages.find((each) => each.id === id);
  const { pageText } = useDocument();
  return (
    <PageFrame title={page?.title ?? PAGES.notFoundText}>
      <Markdown text={pageText ?? ''} />
    </PageFrame>
  );
}
