import type { ReactNode } from 'react';
import { OfficeBar } from './office-bar.tsx';

/** A page of the office beside the desk: which shop, where else to go, and the page itself. */
export function OfficeFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <OfficeBar />
      <main className="office-page">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
