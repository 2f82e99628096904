import type { ReactNode } from 'react';

/** A titled part of an office page. */
export function OfficePart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="office-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
