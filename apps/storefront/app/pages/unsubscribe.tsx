import { PAGES, UNSUBSCRIBE } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { useDocument } from '../context/shop-context.ts';
import { UnsubscribeForm } from '../features/advertising/unsubscribe-form.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { PATHS } from '../shop/paths.ts';
import type { PageProps } from './page-props.ts';

/** /abmelden/{type}/: ends advertising by mail. */
export default function UnsubscribePage({ id }: PageProps) {
  const { email = '', isDone = false } = useDocument().unsubscribe ?? {};
  const [doneFor, setDoneFor] = useState<string | null>(null);
  return (
    <>
      <Bar />
      {doneFor === null && !isDone ? (
        <PageFrame title={UNSUBSCRIBE.title}>
          <UnsubscribeForm type={id} linked={email} onDone={setDoneFor} />
        </PageFrame>
      ) : (
        <PageFrame title={UNSUBSCRIBE.done} isFocused={doneFor !== null}>
          <Unsubscribed email={doneFor} />
        </PageFrame>
      )}
      <SiteFoot />
    </>
  );
}

/** null: the form was sent without scripts. */
function Unsubscribed({ email }: { readonly email: string | null }) {
  return (
    <div className="unsubscribe">
      <p className="text-page-lead">{email === null ? UNSUBSCRIBE.doneNow : UNSUBSCRIBE.doneFor(email)}</p>
      <p>{UNSUBSCRIBE.again}</p>
      <Link className="button button-line" to={PATHS.start}>
        {PAGES.toMenu}
      </Link>
    </div>
  );
}
