/** Shows a notice that came with the document as a template, above the page. */
export function showNotice(template: 'not-loaded' | 'no-menu'): Element | null {
  const content = document.querySelector<HTMLTemplateElement>(`template#${template}`)?.content.firstElementChild;
  const notice = content?.cloneNode(true);
  if (!(notice instanceof Element)) return null;
  document.body.prepend(notice);
  return notice;
}
