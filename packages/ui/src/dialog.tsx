import { type ReactNode, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { DIALOG } from '@tischlein/wording';
import { DialogHead } from './dialog-head.tsx';
import { Icon } from './icon.tsx';
import { newKey } from './new-key.ts';
import { showDialog } from './show-dialog.ts';
import { StepKeyContext } from './step-key.ts';
import { steps } from './steps.ts';
import { useWholePresses } from './use-whole-presses.ts';
import '../styles/dialog-parts.css';

/** Its title; or the id of a title that the content renders. */
type Titled =
  | { readonly title: string; readonly titleId?: string }
  | { readonly title?: undefined; readonly titleId: string };

type DialogProps = Titled & {
  /** CSS class of this kind of dialog: 'dish-dialog'. */
  readonly kind?: string;
  /** Shown in a slim bar once the title has scrolled out of view. */
  readonly name?: string;
  /** Called after the dialog has closed by any means; must unmount it. */
  readonly onClosed: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A modal dialog: a sheet on phones, a card from `md` up. Escape, the backdrop and the back button close it; focus returns
 * to the element that had it. It is open as long as its step is.
 */
export function Dialog({ title, titleId, kind = '', name, onClosed, foot, children }: DialogProps) {
  const ownId = useId();
  const headId = titleId ?? ownId;
  const element = useRef<HTMLDialogElement>(null);
  const key = useStepKey();
  const wholePresses = useWholePresses();
  const closed = useEffectEvent(onClosed);
  useEffect(() => (element.current ? showDialog(element.current, key, () => closed()) : undefined), [key]);
  const close = (): void => steps.close(key);
  return (
    <StepKeyContext value={null}>
      <dialog
        ref={element}
        className={`dialog ${kind}`.trim()}
        aria-labelledby={headId}
        data-step={key}
        {...wholePresses}
        onMouseDown={(event) => event.target === element.current && close()}
      >
        <button className="icon-button dialog-close" type="button" aria-label={DIALOG.close} onClick={close}>
          <Icon name="close" />
        </button>
        <div className="dialog-scroll" tabIndex={-1}>
          {name && (
            <p className="dialog-name" aria-hidden="true">
              {name}
            </p>
          )}
          {title !== undefined && <DialogHead titleId={headId} title={title} />}
          {children}
        </div>
        {foot && <div className="dialog-foot">{foot}</div>}
      </dialog>
    </StepKeyContext>
  );
}

/** Closes the dialog that contains the element. */
export function closeContainingDialog(element: Element): void {
  const key = element.closest('dialog')?.dataset['step'];
  if (key !== undefined) steps.close(key);
}

/** The step of the dialog stack, or a step of its own that lasts as long as the component. */
function useStepKey(): string {
  const given = use(StepKeyContext);
  const [own] = useState(newKey);
  useEffect(() => {
    if (given !== null) return undefined;
    steps.open({ key: own, content: null, address: null });
    return () => steps.close(own);
  }, [given, own]);
  return given ?? own;
}
