import type { BrowserContext } from '@playwright/test';

/** A reverse proxy: terminates TLS for a shop's own domain and forwards to the server with that host name. */
export async function proxyOwnDomain(
  context: BrowserContext,
  server: string | undefined,
  domain: string,
): Promise<void> {
  await context.route(`https://${domain}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // Responses are forwarded whole here, and the event stream never ends.
    if (pathname.endsWith('/events'))
      return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' });
    const headers = { ...(await route.request().allHeaders()), host: domain };
    const answer = route.fetch({ url: new URL(pathname + search, server).href, headers, maxRedirects: 0 });
    // Null if the guest has left: a story does not wait for its page's last requests.
    const response = await answer.catch(() => null);
    return response ? route.fulfill({ response }) : route.abort();
  });
}
