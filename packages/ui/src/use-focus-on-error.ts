import { type RefObject, useEffect, useRef } from 'react';

/** A field, or the first choice of a group, which itself takes no focus. */
const INVALID =
  '[aria-invalid="true"]:not([role="radiogroup"]), :is([role="radiogroup"][aria-invalid="true"], [data-invalid="true"]) input:enabled';

/**
 * Focuses the first invalid field of a form, else its first field, whenever it has been refused. `refusal` is another
 * object each time; null: it was not refused.
 */
export function useFocusOnError(refusal: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal === null) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find(INVALID) ?? find('input'))?.focus();
  }, [refusal]);
  return form;
}
