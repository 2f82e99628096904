import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../tests/components/render-shop.tsx';

const map = page.getByRole('group', { name: 'Karte: hier sind wir' });

describe('the map without tiles', () => {
  it('shows where the shop is and its delivery zones', async () => {
    await renderShop({ path: '/anfahrt' });
    await expect.element(map.getByRole('img', { name: /Mitte/ })).toBeVisible();
    await expect.element(map).toMatchTextContent('10115');
    expect(document.querySelector('.leaflet-pane')).toBeNull();
  });

  it("says how far and in which direction it is from the guest's address", async () => {
    await renderShop({ path: '/anfahrt', address: 'Chausseestraße 20, 10115 Berlin' });
    await expect.element(page.getByText(/^etwa [\d,]+\skm von Chausseestraße 20/)).toBeVisible();
    await expect.element(map).toMatchTextContent(/liegt etwa [\d,]+\skm \S+lich von Deiner Adresse\./);
    await expect.element(map).toMatchTextContent(/Deine Adresse/);
  });

  it('leads to route planners and map apps, and loads nothing of them', async () => {
    await renderShop({ path: '/anfahrt' });
    const readHref = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
    await expect.element(page.getByRole('link', { name: 'Zu Fuß' })).toBeVisible();
    expect(readHref('Karten-App')).toMatch(/^geo:52\.\d+,13\.\d+\?q=/);
    expect(readHref('Apple Karten')).toMatch(/^https:\/\/maps\.apple\.com\/\?daddr=/);
    expect(readHref('Google Maps')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
    const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host);
    expect(hosts.filter((host) => /google|apple|openstreetmap/.test(host))).toEqual([]);
  });

  it('is not there if the place is unknown', async () => {
    await renderShop({ path: '/anfahrt', config: { latitude: 0, longitude: 0 } });
    await expect.element(page.getByRole('link', { name: 'Zu Fuß' })).toBeVisible();
    await expect.element(map).not.toBeInTheDocument();
  });
});
