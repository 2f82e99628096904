import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restorePage } from './copy-page.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Serves copies of pages beside everything that the shop serves: styles, fonts and pictures. */
export interface Copies {
  /** The address of a page that shows the copy in a frame of this size: no engine has windows as narrow as a phone. */
  readonly show: (html: string, screen: Screen) => string;
  readonly closes: () => void;
}

export async function serveCopies(shop: string): Promise<Copies> {
  const pages = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    const page = pages.get(incoming.url ?? '');
    if (page !== undefined) {
      outgoing.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    const onward = request(new URL(incoming.url ?? '', shop), { headers: { ...incoming.headers } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    show: (html, { width, height }) => {
      const path = `/copies/${pages.size}`;
      // Late styles have whole addresses, which are another origin here.
      const own = html.replaceAll(new URL(shop).origin, '');
      pages.set(path, `<!doctype html>${own}<script>(${String(restorePage)})()</script>`);
      const style = 'position: fixed; inset: 0 auto auto 0; border: 0';
      const frame = `<iframe src="${path}" width="${width}" height="${height}" style="${style}"></iframe>`;
      pages.set(`${path}/frame`, `<!doctype html><title>${path}</title>${frame}`);
      return `http://127.0.0.1:${port}${path}/frame`;
    },
    closes: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
