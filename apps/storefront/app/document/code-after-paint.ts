import type { LinkedFiles } from './linked-files.ts';
import { escapeHtml } from './escape.ts';

/**
 * Text and pictures go first: this brings the page's code and the menu's data once the header's picture is on the screen, or with the
 * guest's first touch. A button that is pressed meanwhile is marked and pressed again when it works (`useEarlyTap`).
 */
export const CODE_AFTER_PAINT = `{
const { entry, preloads, menu } = document.currentScript.dataset;
let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  window.menuAhead = fetch(menu).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
  for (const href of preloads.split(' ').filter(Boolean)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(entry);
};
const afterPaint = () => new PerformanceObserver((_, observer) => { observer.disconnect(); begin(); }).observe({ type: 'paint', buffered: true });
const picture = document.querySelector('.masthead-picture img');
if (!picture || picture.complete) afterPaint();
else picture.onload = picture.onerror = afterPaint;
setTimeout(begin, 2000);
addEventListener('pointerdown', begin, { once: true, capture: true });
addEventListener('click', ({ target }) => target.closest('button')?.setAttribute('data-tapped', ''), { once: true, capture: true });
}`;

/** The tag that starts the page's code. */
export function codeTag({ entry, preloads }: LinkedFiles, menu: string): string {
  const files = `data-entry="${entry}" data-preloads="${escapeHtml(preloads.join(' '))}" data-menu="${escapeHtml(menu)}"`;
  return `<script ${files}>${CODE_AFTER_PAINT}</script>`;
}
