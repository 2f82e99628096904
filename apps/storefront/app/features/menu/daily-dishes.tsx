import { Suspense, use } from 'react';
import { useShop } from '../../shop-context.ts';
import { dailyCode } from './daily-code.ts';
import type { DailyProps } from './daily-slider.tsx';

/** The dishes of the day, where the shop has some (S1 §3 'shownInSlider'); their code comes after the page. */
export function DailyDishes(props: DailyProps) {
  const { dailyDishes } = useShop().menu;
  return <Suspense>{dailyDishes.some(({ shownInSlider }) => shownInSlider) && <Slider {...props} />}</Suspense>;
}

function Slider(props: DailyProps) {
  const Content = use(dailyCode());
  return <Content {...props} />;
}
