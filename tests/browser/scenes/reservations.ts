import { expect } from '@playwright/test';
import { DEMO_RESERVATIONS } from '../../../demo/reservations.ts';
import { fillsTable, mailedReservation, reserves } from '../support/reservations.ts';
import type { Scene } from './scene.ts';

// Forces a separate shop, because its seats are taken.
const FEW_SEATS = { reservations: { ...DEMO_RESERVATIONS, seats: 8 } };
const AT_ONCE = { reservations: { ...DEMO_RESERVATIONS, mode: 'atOnce' } };

const reserveTable: Scene = {
  name: 'reserve-table',
  config: FEW_SEATS,
  isWholePage: true,
  show: async ({ guest, page, shop }) => {
    await fillsTable(page, shop, { guests: 8 });
    await guest.opens(`/f=${shop.slug}/tisch-reservieren`);
    await page.getByRole('radio', { name: /^Samstag, 21\. November/ }).check();
    await expect(page.getByRole('radio', { name: '19:30 belegt' })).toBeDisabled();
    await page.getByRole('radio', { name: '21:30' }).check();
    await expect(page.getByText('21:30 Uhr, Tisch reserviert bis 23:30 Uhr')).toBeVisible();
  },
};

const reserveErrors: Scene = {
  name: 'reserve-errors',
  isWholePage: true,
  show: async ({ guest, page, shop }) => {
    await guest.opens(`/f=${shop.slug}/tisch-reservieren`);
    await expect(page.getByRole('radio', { name: '20:00' })).toBeVisible();
    await page.getByRole('button', { name: 'Tisch anfragen' }).click();
    await expect(page.getByText('Bitte wähle eine Uhrzeit.')).toBeVisible();
  },
};

const reserveFull: Scene = {
  name: 'reserve-full',
  config: { reservations: { ...DEMO_RESERVATIONS, seats: 2, daysAhead: 1 } },
  isWholePage: true,
  show: async ({ guest, page, shop }) => {
    for (const time of ['20:00', '22:00'])
      await fillsTable(page, shop, { startsAt: `2026-11-20T${time}:00+01:00`, guests: 2 });
    await guest.opens(`/f=${shop.slug}/tisch-reservieren`);
    await expect(page.getByRole('button', { name: 'Samstag ansehen' })).toBeVisible();
  },
};

const reservationRequested: Scene = {
  name: 'reservation-requested',
  show: async ({ guest, page, shop }) => {
    await guest.opens(`${await reserves(page, shop)}/confirm`);
    await expect(page.getByRole('heading', { name: 'Deine Anfrage ist bei uns' })).toBeVisible();
  },
};

const reservationConfirmed: Scene = {
  name: 'reservation-confirmed',
  config: AT_ONCE,
  show: async ({ guest, page, shop }) => {
    await guest.opens(`${await reserves(page, shop)}/confirm`);
    await expect(page.getByRole('button', { name: 'Ja, wir kommen' })).toBeVisible();
  },
};

const reservationCancel: Scene = {
  name: 'reservation-cancel',
  show: async ({ guest, page, shop }) => {
    await guest.opens(`${await reserves(page, shop)}/cancel`);
    await expect(page.getByRole('button', { name: 'Ja, absagen' })).toBeVisible();
  },
};

const reservationAccept: Scene = {
  name: 'reservation-accept',
  show: async ({ guest, page, shop }) => {
    await reserves(page, shop);
    await guest.opens(await mailedReservation(shop, 'accept'));
    await expect(page.getByRole('heading', { name: 'Reservierung annehmen?' })).toBeVisible();
  },
};

const reservationDecline: Scene = {
  name: 'reservation-decline',
  after: reservationAccept,
  show: async ({ page }) => {
    await page.getByRole('link', { name: 'Ablehnen' }).click();
    await expect(page.getByLabel('Nachricht an den Gast')).toBeVisible();
  },
};

const reservationVoid: Scene = {
  name: 'reservation-void',
  expectedErrors: /status of 404/,
  show: async ({ guest, page, shop }) => {
    await guest.opens(`/f=${shop.slug}/tr/nichts.nichts/confirm`);
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  },
};

/** Reserving a table, and the pages behind the links about it. */
export const RESERVATION_SCENES: readonly Scene[] = [
  reserveTable,
  reserveErrors,
  reserveFull,
  reservationRequested,
  reservationConfirmed,
  reservationCancel,
  reservationAccept,
  reservationDecline,
  reservationVoid,
];
