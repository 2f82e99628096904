import { focusOnMount } from '@tischlein/ui/focus-on-mount';

/** The heading of one step, which takes the focus. */
export const StepHead = ({ titleId, title }: { readonly titleId: string; readonly title: string }) => (
  <div className="dialog-head">
    <h2 key={title} id={titleId} ref={focusOnMount} tabIndex={-1}>
      {title}
    </h2>
  </div>
);
