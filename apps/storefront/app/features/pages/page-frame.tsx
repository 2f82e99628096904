import type { ReactNode } from 'react';
import '../../styles/text-page.css';

export function PageFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="text-page" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
