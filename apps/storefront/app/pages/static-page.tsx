import { PAGES } from '@tischlein/wording/storefront';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { Markdown } from '../features/pages/markdown.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import type { PageProps } from '../routes.tsx';
import { useDocument, useShop } from '../shop-context.ts';

/** /static/{id}: a page of the merchant's own; links to it load a document, so its text is there. */
export default function StaticPage({ id }: PageProps) {
  const page = useShop().shop.pages.find((each) => each.id === id);
  const { pageText } = useDocument();
  return (
    <>
      <Bar />
      <PageFrame title={page?.title ?? PAGES.notFoundText}>
        <Markdown text={pageText ?? ''} />
      </PageFrame>
      <SiteFoot />
    </>
  );
}
