import { createStore, useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useShop } from '../../context/shop-context.ts';

interface StepHeadingProps {
  readonly className?: string;
  readonly title: string;
  /** Is spoken, too, where the title alone does not tell the pages of a table apart: 'Bestellen'. */
  readonly step?: string;
}

const ID = 'step-heading';

/** Of the page that is shown. */
let pageTitle = '';
/** The step inside the page: 'Schritt 2 von 2: Wie wird bezahlt?'; empty: the page as it opens. */
const innerStep = createStore('');

/** The heading of a page or step of the waiters. It names the page in the tab and takes the focus, so that screen readers start there. */
export function StepHeading({ className, title, step = '' }: StepHeadingProps) {
  const { shop } = useShop();
  const inner = useStore(innerStep);
  const name = [title, step].filter(Boolean).join(', ');
  const [take] = useState(() => (heading: HTMLElement | null): void => {
    if (!heading) return;
    pageTitle = `${name} – ${shop.title}`;
    nameStep('');
    focusHeading();
  });
  return (
    <h1 className={className} id={ID} ref={take} tabIndex={-1} aria-label={[inner, name].filter(Boolean).join(' ')}>
      {title}
    </h1>
  );
}

/** Names a step inside the page, in the tab and in the heading; empty: the page has none. */
export function nameStep(step: string): void {
  innerStep.set(step);
  document.title = [step, pageTitle].filter(Boolean).join(' ');
}

/** Opens a step inside the page. */
export function goToStep(step: string): void {
  // Only a heading that names the step already is read out with it.
  flushSync(() => nameStep(step));
  focusHeading();
}

/** After a step that takes the pressed button away. */
export const focusHeading = (): void => document.getElementById(ID)?.focus({ preventScroll: true });

/** A ref for an element that may leave with the focus in it, as an alarm that was answered. */
export const handFocusToHeading = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusHeading();
};
