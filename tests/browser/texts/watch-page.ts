declare global {
  interface Window {
    noteShownText: (text: string) => Promise<void>;
  }
}

interface Wanted {
  readonly text: string;
  readonly pattern: string;
}

/**
 * Runs in the page. Looks at what has been added at once, unless it is long, and at the whole page when it has changed, at most
 * every 300 ms: at the words of each element, of its parents while they are short, and at the names that only screen
 * readers read. Texts count while they are visible. Returns a function that looks at the page now.
 */
export function watchPage(wanted: readonly Wanted[]): () => void {
  // The stories' clock replaces it later.
  const later = setTimeout;
  const missing = new Map(wanted.map(({ text, pattern }) => [text, new RegExp(pattern, 's')]));
  const seen = new Set<string>();
  const longest = 400;
  const names = ['aria-label', 'placeholder', 'alt', 'title'];
  let isWaiting = false;

  const compare = (words: string, element: Element): void => {
    const line = words.replaceAll(/\s+/g, ' ').trim();
    if (line === '' || line.length > longest || seen.has(line)) return;
    const found = [...missing].filter(([, pattern]) => pattern.test(line));
    // Asked last, because the page is laid out for the answer.
    if (found.length > 0 && !element.checkVisibility({ visibilityProperty: true })) return;
    seen.add(line);
    for (const [text] of found) {
      missing.delete(text);
      void window.noteShownText(text);
    }
  };
  const lookAt = (part: Node): void => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = part.nodeType === Node.TEXT_NODE ? part : walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue ?? '';
      let element = node.parentElement;
      if (words.trim() === '' || !element) continue;
      compare(words, element);
      for (let level = 0; element && level < 3; level += 1, element = element.parentElement) {
        const all = element.textContent;
        if (all.length > longest) break;
        compare(all, element);
      }
    }
  };
  const lookAround = (): void => {
    isWaiting = false;
    // The page may have gone, and the next one has no body yet.
    if (!document.body) return;
    lookAt(document.body);
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join(',')))
      for (const name of names) compare(element.getAttribute(name) ?? '', element);
  };
  new MutationObserver((changes) => {
    if (missing.size === 0 || !document.body) return;
    for (const { type, target, addedNodes, attributeName } of changes)
      // The words of a dialog are added before it opens.
      for (const part of type === 'characterData' || attributeName === 'open' ? [target] : addedNodes)
        if ((part.textContent ?? '').length <= 2000) lookAt(part);
    if (isWaiting) return;
    isWaiting = true;
    later(lookAround, 300);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return lookAround;
}
