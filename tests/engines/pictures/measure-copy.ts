/** An element of a copy as an engine lays it out. Copies have the same elements in the same order in every engine. */
export interface Box {
  readonly name: string;
  /** null: not shown, or not all of it is in the frame. Below it, heights are only estimates. */
  readonly place: readonly [left: number, top: number, width: number, height: number] | null;
  /** Its own text is cut off at its edge. */
  readonly isCut: boolean;
  /** The engine's own control, as wide and high as the engine likes. */
  readonly isNative: boolean;
}

export interface Layout {
  readonly boxes: readonly Box[];
  /** Pixels by which the page is wider than its window. */
  readonly overflow: number;
}

/** Runs in the page around a copy: its layout once fonts and pictures are there and nothing moves, until then null. */
export function measureCopy(): Layout | null {
  const page = document.querySelector('iframe')?.contentDocument;
  if (page?.readyState !== 'complete' || page.body.offsetHeight === 0) return null;
  // Before the first layout no font is loading.
  const fonts = [...page.fonts].map(({ status }) => status);
  if (fonts.includes('loading') || !fonts.includes('loaded')) return null;
  if ([...page.images].some((image) => !image.complete)) return null;
  const { scrollWidth, clientWidth, clientHeight } = page.documentElement;
  const isInFrame = ({ top, bottom, left, right, width, height }: DOMRect): boolean =>
    // Texts for screen readers have a pixel.
    width > 1 && height > 1 && left >= -1 && top >= -1 && right <= clientWidth + 1 && bottom <= clientHeight + 1;
  for (const animation of page.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  const readName = ({ tagName, className, textContent }: HTMLElement): string =>
    `${tagName.toLowerCase()}.${className} '${textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 30)}'`;
  const isCut = (element: HTMLElement): boolean => {
    const ownsText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    const { overflowX, overflowY } = page.defaultView?.getComputedStyle(element) ?? {};
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    return (
      ownsText &&
      ((overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
        (overflowY !== 'visible' && scrollHeight > clientHeight + 1))
    );
  };
  const toBox = (element: HTMLElement): Box => {
    const rect = element.getBoundingClientRect();
    const isShown = isInFrame(rect) && element.checkVisibility({ visibilityProperty: true });
    return {
      name: readName(element),
      place: isShown ? [rect.left, rect.top, rect.width, rect.height] : null,
      isCut: isShown && isCut(element),
      isNative: element.matches('select, input, textarea, progress, meter'),
    };
  };
  const elements = [...page.querySelectorAll<HTMLElement>('body *:not(svg *, noscript, script, option)')];
  return { boxes: elements.map(toBox), overflow: scrollWidth - clientWidth };
}
