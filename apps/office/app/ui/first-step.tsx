import type { ReactNode } from 'react';

/** Buttons of an empty state. They go once there is an entry; the focus then continues at the heading of the page. */
export const FirstStep = ({ children }: { readonly children: ReactNode }) => (
  <div className="row" ref={handOver}>
    {children}
  </div>
);

const handOver = (buttons: HTMLElement | null) => (): void => {
  if (buttons?.contains(document.activeElement)) document.querySelector('h1')?.focus({ preventScroll: true });
};
