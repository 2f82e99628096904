import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';

interface StepHeadingProps {
  readonly className?: string;
  readonly title: string;
  /** Is spoken, too, where the title alone does not tell the pages of a table apart: 'Bestellen'. */
  readonly step?: string;
}

const ID = 'step-heading';

/** The heading of a page or step of the waiters. It names the page in the tab and takes the focus, so that screen readers start there. */
export function StepHeading({ className, title, step = '' }: StepHeadingProps) {
  const { shop } = useShop();
  const name = [title, step].filter(Boolean).join(', ');
  const [take] = useState(() => (heading: HTMLElement | null): void => {
    if (!heading) return;
    document.title = `${name} – ${shop.title}`;
    focusHeading();
  });
  return (
    <h1 className={className} id={ID} ref={take} tabIndex={-1} aria-label={name}>
      {title}
    </h1>
  );
}

/** After a step that takes the pressed button away. */
export const focusHeading = (): void => document.getElementById(ID)?.focus({ preventScroll: true });

/** A ref for an element that may leave with the focus in it, as an alarm that was answered. */
export const handFocusToHeading = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusHeading();
};
