import type { ReactNode, Ref } from 'react';
import { focusOnMount } from './focus-on-mount.ts';

interface DialogHeadProps {
  /** The `titleId` of the dialog. */
  readonly titleId: string;
  readonly title: string;
  /** Another step has another title, which takes the focus, so that a screen reader starts there. */
  readonly isStep?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  /** Below the title. */
  readonly children?: ReactNode;
}

/** The title of a dialog. `Dialog` renders it, except where the content changes step by step or has more to say there. */
export const DialogHead = ({ titleId, title, isStep = false, ref, children }: DialogHeadProps) => (
  <div className="dialog-head" ref={ref}>
    {isStep ? (
      <h2 key={title} id={titleId} ref={focusOnMount} tabIndex={-1}>
        {title}
      </h2>
    ) : (
      <h2 id={titleId}>{title}</h2>
    )}
    {children}
  </div>
);
