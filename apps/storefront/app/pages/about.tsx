import { longDate } from '@tischlein/wording';
import { JOBS, PAGES, PAGE_TITLES } from '@tischlein/wording/storefront';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { LateGroupStrip } from '../features/group/late-group-strip.tsx';
import { ApplyButton } from '../features/jobs/apply-button.tsx';
import { MerchantText } from '../features/pages/merchant-text.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { useShop } from '../context/shop-context.ts';

/** /ueber-uns */
export default function AboutPage() {
  const { shop } = useShop();
  return (
    <>
      <Bar />
      <PageFrame title={PAGE_TITLES.about}>
        <p className="text-page-lead">{shop.welcome ?? PAGES.welcome(shop.restaurantName)}</p>
        {shop.news.length > 0 && (
          <section>
            <h2>{PAGES.news}</h2>
            {shop.news.map((entry) => (
              <article key={`${entry.date} ${entry.title}`}>
                <h3>
                  {entry.title} <small>{longDate(entry.date)}</small>
                </h3>
                <MerchantText html={entry.html} />
              </article>
            ))}
          </section>
        )}
        {shop.jobEntries.length > 0 && (
          <section>
            <h2>{PAGES.jobs}</h2>
            {shop.jobEntries.map((job) => (
              <article className="job" key={job.id}>
                <div>
                  <h3>{job.title}</h3>
                  <MerchantText html={job.html} />
                </div>
                <ApplyButton job={job} />
              </article>
            ))}
            {shop.email && (
              <p className="job-mail">
                {JOBS.orWrite} <a href={`mailto:${shop.email}`}>{shop.email}</a>
              </p>
            )}
          </section>
        )}
      </PageFrame>
      <SiteFoot />
      <LateGroupStrip />
    </>
  );
}
