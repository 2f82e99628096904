import type { ReactNode } from 'react';
import { OfficeBar } from './office-bar.tsx';
import { PageTitle } from './page-title.tsx';

/** Layout of all office pages except the desk. */
export function OfficeFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <OfficeBar />
      <main className="office-page">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
