/** What a person presses, or a field that they fill in. */
export type Kind = 'button' | 'field';

/**
 * Runs in the page: the visible element with this accessible name, or null. In a name, '…' is any text.
 * It is null, too, until it has been scrolled into sight and no longer moves. While a modal dialog is open, only its own elements count. Of a radio
 * button or checkbox it is the label, because people hit that.
 */
export function findInPage(kind: Kind, name: string): HTMLElement | null {
  const selectors = {
    button: 'button, a[href], summary, [role=button], [role=tab], input[type=radio], input[type=checkbox]',
    field: 'input:not([type=radio], [type=checkbox]), textarea, select',
  };
  const tidy = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const readIds = (ids: string): string =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const listLabels = (element: Element): readonly HTMLLabelElement[] => [
    ...((element as HTMLInputElement).labels ?? []),
  ];
  const readName = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy) return tidy(readIds(labelledBy));
    const own =
      element.getAttribute('aria-label') ??
      listLabels(element)
        .map(({ textContent }) => textContent)
        .join(' ');
    return tidy(own === '' ? element.textContent : own);
  };
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`^${literal.replaceAll('…', '.*')}$`);
  const isNamed = (element: Element): boolean => pattern.test(readName(element));
  // WebKit's checkVisibility() is false for rows that are not drawn because they are far below.
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const isInView = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(hit) || listLabels(element).some((label) => label.contains(hit));
  };
  const isFree = (element: Element): boolean => !element.matches(':disabled, [aria-disabled=true], [inert] *');
  const isMoving = (element: Element): boolean =>
    document.getAnimations().some(({ effect, playState }) => {
      const { target } = effect as KeyframeEffect;
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity && target?.contains(element);
    });
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const choices = [...scope.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (element) => isNamed(element) && isFree(element) && [element, ...listLabels(element)].some(isShown),
  );
  const found = choices.find(isInView) ?? choices[0];
  if (!found) return null;
  const isChoice = found.matches('[type=radio], [type=checkbox]');
  const target = (isChoice && listLabels(found)[0]) || found;
  if (isInView(target)) return isMoving(target) ? null : target;
  // A driver scrolls no further than it must, which leaves the element under a bar that stays.
  // WebKit scrolls to a row whose contents it has not drawn yet, but not to the elements inside it.
  for (const element of [target.closest('li'), target])
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** Runs in the page: what a person can read on it. */
export const readPage = (): string => document.body.innerText.replaceAll(/\s+/g, ' ');
