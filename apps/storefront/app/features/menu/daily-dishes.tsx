import { Suspense, use } from 'react';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { useShop } from '../../context/shop-context.ts';
import { dailyCode } from './daily-code.ts';
import type { DailyProps } from './daily-slider.tsx';

/** The daily dishes, if there are any (S1 §3 Daily dish); left out if their code cannot be loaded. */
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
