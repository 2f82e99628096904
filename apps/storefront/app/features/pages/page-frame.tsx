import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import type { ReactNode } from 'react';
import '../../styles/text-page.css';

interface PageFrameProps {
  readonly title: string;
  /** Focuses the heading: it replaces the content that had the focus. */
  readonly isFocused?: boolean;
  readonly children: ReactNode;
}

export function PageFrame({ title, isFocused = false, children }: PageFrameProps) {
  return (
    <main className="text-page" id="content" tabIndex={-1}>
      <h1 key={title} {...(isFocused && { ref: focusOnMount, tabIndex: -1 })}>
        {title}
      </h1>
      {children}
    </main>
  );
}
