import { Icon } from '@tischlein/ui/icon';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly title: string;
  /** What has been entered; '' if nothing. */
  readonly content: string;
  /** Unfolds: an error must be seen. */
  readonly hasError?: boolean;
  readonly children: ReactNode;
}

/** Optional fields behind one line. */
export function Fold({ title, content, hasError = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  if (hasError && !isOpen) setOpen(true);
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {title}
          {content && <small>{content}</small>}
        </span>
        <Icon name="plus" />
      </summary>
      <div className="form-fields">{children}</div>
    </details>
  );
}

/** The entered texts in one line. */
export const joinContents = (contents: readonly string[]): string =>
  contents
    .map((content) => content.trim())
    .filter(Boolean)
    .join(' · ');
