/** The text of an element as people see it: 'Zeiten' where the long name does not fit. */
export const findShownText = (element: Element): string =>
  element instanceof HTMLElement ? element.innerText.trim() : '';
