import type { BrowserContext } from '@playwright/test';

/** What stands before the server in the world: it ends TLS for a shop's own domain and passes everything on under that name. */
export async function proxyOwnDomain(
  context: BrowserContext,
  server: string | undefined,
  domain: string,
): Promise<void> {
  await context.route(`https://${domain}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // An answer is passed on as a whole here; the stream of events has no end.
    if (pathname.endsWith('/events'))
      return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' });
    const headers = { ...(await route.request().allHeaders()), host: domain };
    const answer = route.fetch({ url: new URL(pathname + search, server).href, headers, maxRedirects: 0 });
    // Null where the guest has left before it came: a story does not wait for what its page tells or asks at the end.
    const response = await answer.catch(() => null);
    return response ? route.fulfill({ response }) : route.abort();
  });
}
