/**
 * Where words do not fit: parts that are cut off or reach beyond their surroundings, and words that break into columns of letters.
 * Empty if everything can be read.
 */
export function findBrokenLayout(root: Element): readonly string[] {
  const outside = Math.ceil(root.getBoundingClientRect().right);
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    if (!(element instanceof HTMLElement) || !hasOwnText(element) || isHidden(element)) return [];
    const { right, width } = element.getBoundingClientRect();
    const about = `${element.className || element.tagName}: '${element.innerText.slice(0, 40)}'`;
    if (right > Math.min(outside, innerWidth) + 1) return [`beyond the edge: ${about}`];
    if (isCut(element)) return [`cut off: ${about}`];
    return countLetterLines(element) > 1 ? [`a column of letters, ${Math.round(width)} px wide: ${about}`] : [];
  });
}

const hasOwnText = (element: Element): boolean =>
  Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Also what only screen readers get. */
const isHidden = (element: HTMLElement): boolean =>
  !element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden') !== null;

/** An ancestor that hides what does not fit ends before the element does. */
function isCut(element: HTMLElement): boolean {
  const { right, width } = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowX === 'visible') continue;
    const edge = box.getBoundingClientRect();
    if (width > 0 && right > edge.right + 1) return true;
  }
  return false;
}

/** How many lines hold a part of a word of at least four letters that has been broken without a hyphen. */
function countLetterLines(element: HTMLElement): number {
  const range = document.createRange();
  let broken = 0;
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 2) broken += lines.size;
    }
  }
  return broken;
}
