import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field of a form, else its first field, whenever it has been refused. `refusal` is another
 * object each time; null: it was not refused.
 */
export function useFocusOnError(refusal: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal === null) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('input'))?.focus();
  }, [refusal]);
  return form;
}
