import { Suspense, use } from 'react';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { useShop } from '../../shop-context.ts';
import { dailyCode } from './daily-code.ts';
import type { DailyProps } from './daily-slider.tsx';

/** The dishes of the day, where the shop has some (S1 §3 'shownInSlider'); without their code the menu does without them. */
export function DailyDishes(props: DailyProps) {
  const { dailyDishes } = useShop().menu;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{dailyDishes.some(({ shownInSlider }) => shownInSlider) && <Slider {...props} />}</Suspense>
    </ErrorBoundary>
  );
}

function Slider(props: DailyProps) {
  const Content = use(dailyCode());
  return <Content {...props} />;
}
