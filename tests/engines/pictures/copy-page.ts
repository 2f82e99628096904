/**
 * Runs in the page: its HTML as it is shown now, without scripts. What the HTML does not say (values of fields, open dialogs,
 * scroll positions, the focus) is kept in attributes, for `restorePage`.
 */
export function copyPage(): string {
  for (const script of document.querySelectorAll('script, link[rel=modulepreload], link[rel=manifest]'))
    script.remove();
  for (const field of document.querySelectorAll('input')) {
    if (field.type !== 'file') field.setAttribute('value', field.value);
    field.toggleAttribute('checked', field.checked);
  }
  for (const field of document.querySelectorAll('textarea')) field.textContent = field.value;
  for (const option of document.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  for (const dialog of document.querySelectorAll('dialog:modal')) dialog.toggleAttribute('data-copy-modal', true);
  for (const image of document.querySelectorAll('img')) image.removeAttribute('loading');
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    if (element.scrollTop > 0 || element.scrollLeft > 0)
      element.dataset['copyScroll'] = `${element.scrollLeft} ${element.scrollTop}`;
  document.activeElement?.toggleAttribute('data-copy-focus', true);
  return document.documentElement.outerHTML;
}

/** Runs at the end of a copy. */
export function restorePage(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-copy-modal]')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  document.querySelector<HTMLElement>('[data-copy-focus]')?.focus({ preventScroll: true });
  for (const element of document.querySelectorAll<HTMLElement>('[data-copy-scroll]')) {
    const [left = 0, top = 0] = (element.dataset['copyScroll'] ?? '').split(' ').map(Number);
    element.scrollTo({ left, top, behavior: 'instant' });
  }
}
