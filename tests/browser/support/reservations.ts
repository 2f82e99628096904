import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { readMailbox } from '../../support/read-mailbox.ts';
import type { OwnShop } from './owner.ts';

/** Reserves a table for the Saturday after the stories' Friday; returns the path of the guest's pages. */
export async function reserves(page: Page, { slug }: OwnShop, form: object = {}): Promise<string> {
  const answer = await page.request.post(`/api/shop/${slug}/reservations`, toRequest(form));
  expect(answer.status()).toBe(200);
  const { token }: { readonly token: string } = await answer.json();
  return `/f=${slug}/tr/${token}`;
}

/** Takes seats, if they are not taken yet. */
export async function fillsTable(page: Page, { slug }: OwnShop, form: object): Promise<void> {
  const answer = await page.request.post(`/api/shop/${slug}/reservations`, toRequest(form));
  expect([200, 409]).toContain(answer.status());
}

/** Waits for the newest mailed link of this type; returns its path. */
export async function mailedReservation({ slug }: OwnShop, type: string): Promise<string> {
  const link = new RegExp(`(/f=${slug}/tr/\\S+/${type})\\b`);
  const find = async (): Promise<string> => {
    const mails = await readMailbox(process.env['STORIES_DATA_DIR'] ?? '');
    return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

const toRequest = (form: object) => ({
  headers: { 'idempotency-key': randomUUID() },
  data: {
    formData: {
      startsAt: '2026-11-21T19:30:00+01:00',
      guests: 4,
      name: 'Ada Köhler',
      email: `${randomUUID()}@example.org`,
      phone: '0151 2345678',
      wish: 'Kinderstuhl',
      ...form,
    },
  },
});
