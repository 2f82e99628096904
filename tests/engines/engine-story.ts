import { test } from '@playwright/test';
import { Owner } from '../browser/support/owner.ts';
import { hasFirefox, openFirefox } from './firefox.ts';
import { type EngineWindow, Visitor } from './visitor.ts';
import { hasWebKit, openWebKit } from './webkit.ts';

const ENGINES = {
  webkit: { isThere: hasWebKit, packages: 'webkit2gtk-driver and xvfb', open: openWebKit },
  firefox: { isThere: hasFirefox, packages: 'firefox-esr', open: openFirefox },
} as const;

/** The narrowest window that both engines open. */
const PHONE = { width: 450, height: 844 };
const TABLET = { width: 1180, height: 820 };

interface Cast {
  /** A guest on a phone, and a second one with a phone of their own. */
  readonly guest: Visitor;
  readonly friend: Visitor;
  /** The owner at the restaurant's tablet, not signed in yet. */
  readonly staff: Visitor;
  /** The same owner, who prepares the story through the office's calls. */
  readonly owner: Owner;
}

/** A story in the engine of its project; skipped, with the reason, where the engine's packages are missing. */
export const engineStory = test.extend<Cast & { readonly engine: keyof typeof ENGINES }>({
  engine: ['webkit', { option: true }],
  guest: ({ engine, baseURL }, use, info) => withVisitor({ engine, baseURL, size: PHONE }, use, info.attach.bind(info)),
  friend: ({ engine, baseURL }, use, info) =>
    withVisitor({ engine, baseURL, size: PHONE }, use, info.attach.bind(info)),
  staff: ({ engine, baseURL }, use, info) =>
    withVisitor({ engine, baseURL, size: TABLET }, use, info.attach.bind(info)),
  owner: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const [email, password] = [process.env['OWNER_EMAIL'], process.env['OWNER_PASSWORD']];
    await api.post('/api/office/session', { data: { email, password, staysSignedIn: true } });
    await use(new Owner(api));
    await api.dispose();
  },
});

engineStory.beforeEach(({ engine }) => {
  const { isThere, packages } = ENGINES[engine];
  engineStory.skip(!isThere(), `needs ${packages} of Debian`);
});

interface Place {
  readonly engine: keyof typeof ENGINES;
  readonly baseURL: string | undefined;
  readonly size: { readonly width: number; readonly height: number };
}

/** Keeps a picture of the last thing that the visitor saw. */
async function withVisitor(
  { engine, baseURL, size }: Place,
  use: (visitor: Visitor) => Promise<void>,
  attach: (name: string, options: { readonly body: Buffer; readonly contentType: string }) => Promise<void>,
): Promise<void> {
  const window: EngineWindow = await ENGINES[engine].open(size);
  await use(new Visitor(window, baseURL ?? ''));
  await attach(`${engine}.png`, { body: await window.picture(), contentType: 'image/png' });
  await window.closes();
}
