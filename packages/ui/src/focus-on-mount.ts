/** A ref for an element that replaces the one that had the focus. It needs `tabIndex={-1}` unless it takes the focus by itself. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
