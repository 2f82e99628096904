import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import '@tischlein/ui/styles/tokens.css';
import '@tischlein/ui/styles/reset.css';
import '@tischlein/ui/styles/text.css';
import '@tischlein/ui/styles/button.css';
import '@tischlein/ui/styles/notice.css';
import '@tischlein/ui/styles/stepper.css';
import '@tischlein/ui/styles/switch.css';
import '@tischlein/ui/styles/field.css';
import '@tischlein/ui/styles/dialog.css';
import '@tischlein/ui/styles/choice.css';
import { clearToasts } from '@tischlein/ui/toasts';
import { commands } from 'vitest/browser';
import { LITERAL_TEXTS } from '../browser/texts/literal-texts.ts';
import { toPattern } from '../browser/texts/to-pattern.ts';
import { watchPage } from '../browser/texts/watch-page.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    noteShownText: (text: string) => Promise<void>;
  }
}

// Notes which texts of the specification the parts of this page show.
window.noteShownText = commands.noteShownText;
const lookAround = watchPage(LITERAL_TEXTS.map(({ text }) => ({ text, pattern: toPattern(text) })));

const mounted: { readonly root: Root; readonly element: HTMLElement }[] = [];

/** Renders into the page until the end of the test. */
export function mount(content: ReactNode): void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  mounted.push({ root, element });
  root.render(content);
}

/** Removes the rendered page, as when the page is left. */
export function unmount(): void {
  for (const { root, element } of mounted.splice(0)) {
    root.unmount();
    element.remove();
  }
}

afterEach(() => {
  lookAround();
  unmount();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
});
