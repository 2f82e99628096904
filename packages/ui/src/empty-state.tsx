import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly text?: string;
  /** What to do about it: a button or a link. */
  readonly children?: ReactNode;
}

/** In place of a list without entries. */
export const EmptyState = ({ icon, title, level: Heading = 'h2', text, children }: EmptyStateProps) => (
  <div className="empty">
    <span className="empty-mark">{icon}</span>
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {children}
  </div>
);
