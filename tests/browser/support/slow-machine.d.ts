import type { BrowserContext, Page } from '@playwright/test';
/** Adds random delays: a story that still passes waits for the right things. */
export declare function slowDown(context: BrowserContext): Promise<void>;
/** Waits for the delays that `slowHistory` has added: they are longer than a guest needs to reload a page. */
export declare function endDelaysOfHistory(page: Page): Promise<void>;
