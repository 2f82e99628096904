import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import type { ReactNode } from 'react';
import '../../styles/feedback.css';

interface FeedbackFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** Focuses the heading: it replaces the content that had the focus. */
  readonly isFocused?: boolean;
  readonly children: ReactNode;
}

/** A step of the page that rates an order. */
export const FeedbackFrame = ({ title, lead, isFocused = false, children }: FeedbackFrameProps) => (
  <main className="feedback-page" id="content" tabIndex={-1}>
    <div>
      <h1 key={title} {...(isFocused && { ref: focusOnMount, tabIndex: -1 })}>
        {title}
      </h1>
      {lead && <p className="feedback-lead">{lead}</p>}
    </div>
    {children}
  </main>
);
