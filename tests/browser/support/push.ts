import type { Page } from '@playwright/test';

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Gives the browser a push service: the test's browser has none of its own. */
export async function subscribesAs(page: Page, subscription: Subscription): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    const answer = { endpoint: given.endpoint, toJSON: () => given, unsubscribe: async () => true };
    // Without a window, Chromium says 'denied' even after it was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(PushManager.prototype, { subscribe: async () => answer, getSubscription: async () => answer });
  }, subscription);
}
