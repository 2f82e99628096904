import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import type { ReactNode } from 'react';
import '../../styles/reservation.css';

interface AnswerPageProps {
  readonly title: string;
  readonly lead?: string;
  /** Focuses the heading: it replaces what had the focus. */
  readonly isFocused?: boolean;
  readonly children: ReactNode;
}

export function AnswerPage({ title, lead = '', isFocused = false, children }: AnswerPageProps) {
  return (
    <main className="reservation" id="content" tabIndex={-1}>
      <div>
        <h1 key={`${title} ${isFocused}`} {...(isFocused && { ref: focusOnMount, tabIndex: -1 })}>
          {title}
        </h1>
        {lead && <p className="reservation-lead">{lead}</p>}
      </div>
      {children}
    </main>
  );
}
