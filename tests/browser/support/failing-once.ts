import type { Page } from '@playwright/test';

export interface FailingOnce {
  /** How often each file was requested. */
  readonly requests: ReadonlyMap<string, number>;
}

/** Aborts the first request of each of these files, as if the connection was lost for a moment. */
export async function failOnce(page: Page, files: RegExp): Promise<FailingOnce> {
  const requests = new Map<string, number>();
  await page.route(files, async (route) => {
    const url = route.request().url();
    const count = (requests.get(url) ?? 0) + 1;
    requests.set(url, count);
    await (count === 1 ? route.abort() : route.continue());
  });
  return { requests };
}
