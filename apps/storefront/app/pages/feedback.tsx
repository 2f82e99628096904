import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { FeedbackSteps } from '../features/feedback/feedback-steps.tsx';
import type { PageProps } from './page-props.ts';

/** /feedback/{order}: rates the dishes of an order. */
export default function FeedbackPage({ id }: PageProps) {
  return (
    <>
      <Bar />
      <FeedbackSteps id={id} />
      <SiteFoot />
    </>
  );
}
