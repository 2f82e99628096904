import type { LinkedFiles } from './linked-files.ts';
import { escapeHtml } from './escape.ts';

/**
 * Inline script that lets text and pictures load first: it fetches the entry module and the menu data once the header
 * picture is painted, or on the first touch. Until the page is hydrated it holds back clicks and input and replays them
 * in `replayEvents`; during hydration React would lose them or handle them twice.
 */
export const DEFERRED_BOOT = `{
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
const touches = ['click', 'input', 'change'];
const fields = new Map();
const pressed = new Set();
const keep = (event) => {
  const { target, type } = event;
  if (target.closest('a')) return;
  event.stopImmediatePropagation();
  const button = target.closest('button');
  if (type === 'click' && button) {
    event.preventDefault();
    pressed.add(button);
  } else if (target.matches('input, textarea')) {
    fields.delete(target);
    fields.set(target, { value: target.value, checked: target.checked });
  }
};
for (const type of touches) addEventListener(type, keep, { capture: true });
window.replayEvents = () => {
  delete window.replayEvents;
  for (const type of touches) removeEventListener(type, keep, { capture: true });
  for (const [field, { value, checked }] of fields) {
    if (field.matches('[type=radio], [type=checkbox]')) {
      field.checked = !checked;
      field.click();
      continue;
    }
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const button of pressed) button.click();
};
}`;

export function bootTag({ entry, preloads }: LinkedFiles, menu: string): string {
  const files = `data-entry="${entry}" data-preloads="${escapeHtml(preloads.join(' '))}" data-menu="${escapeHtml(menu)}"`;
  return `<script ${files}>${DEFERRED_BOOT}</script>`;
}
