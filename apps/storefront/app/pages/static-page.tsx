import { ADVERTISING_PAGE, CONSENT_PAGE, OWN_DATA_PAGE, SIGN_IN_PAGE, WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { ADVERTISING_CONSENT, CONSENT, OWN_DATA, PAGES, SIGN_IN, WITHDRAWAL } from '@tischlein/wording/storefront';
import { Suspense } from 'react';
import { ConsentSteps } from '../features/advertising/consent-steps.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { LateGroupStrip } from '../features/group/late-group-strip.tsx';
import { MerchantText } from '../features/pages/merchant-text.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { ConsentSettings } from '../features/tracking/consent-settings.tsx';
import { WithdrawalSteps } from '../features/withdrawal/withdrawal-steps.tsx';
import { Link } from '../browser/router.tsx';
import { staticPath } from '../shop/paths.ts';
import type { PageProps } from './page-props.ts';
import { useDocument, useShop } from '../context/shop-context.ts';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { late } from '../browser/late.tsx';
import { Pending } from '../browser/pending.tsx';

// Loaded late: few guests come here, and the token of their link is only known in the browser.
const OwnDataSteps = late(async () => (await import('../features/own-data/own-data-steps.tsx')).OwnDataSteps);
const SignInSteps = late(async () => (await import('../account/sign-in-steps.tsx')).SignInSteps);

/** /static/{id}: a merchant's page, or a built-in one: withdrawal, advertising consent, signing in. */
export default function StaticPage({ id }: PageProps) {
  return (
    <>
      <Bar />
      <Content id={id} />
      <SiteFoot />
      <LateGroupStrip />
    </>
  );
}

function Content({ id }: PageProps) {
  const isHydrated = useHydrated();
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
    case SIGN_IN_PAGE:
      return (
        <PageFrame title={SIGN_IN.title}>
          <Suspense fallback={<Pending />}>{isHydrated ? <SignInSteps /> : <Pending />}</Suspense>
        </PageFrame>
      );
    case OWN_DATA_PAGE:
      return (
        <PageFrame title={OWN_DATA.title}>
          <Suspense fallback={<Pending />}>{isHydrated ? <OwnDataSteps /> : <Pending />}</Suspense>
        </PageFrame>
      );
    case CONSENT_PAGE:
      return (
        <PageFrame title={CONSENT.title}>
          <ConsentSettings />
        </PageFrame>
      );
    default:
      return <OwnPage id={id} />;
  }
}

/** The text comes with the document; links to these pages load a new one. */
function OwnPage({ id }: PageProps) {
  const page = useShop().shop.pages.find((each) => each.id === id);
  const { pageHtml } = useDocument();
  return (
    <PageFrame title={page?.title ?? PAGES.notFoundText}>
      <MerchantText html={pageHtml ?? ''} />
      {page?.legalRole === 'privacy' && (
        <p>
          <Link to={staticPath(OWN_DATA_PAGE)}>{OWN_DATA.link}</Link>
        </p>
      )}
    </PageFrame>
  );
}
