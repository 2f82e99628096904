import type { House } from './house.ts';

export const STOREFRONT: House = {
  name: 'storefront',
  folder: 'apps/storefront/app',
  files: [],
  rooms: [
    {
      layer: 0,
      name: 'browser',
      holds: 'storage, reading untrusted objects, scrolling, code loaded once, the router',
    },
    { layer: 0, name: 'api', holds: "sends calls with the browser's fetch" },
    {
      layer: 0,
      name: 'styles',
      holds: 'layers, one stylesheet per part; tokens and common parts are in `packages/ui/styles`',
    },
    { layer: 1, name: 'shop', holds: 'the shop as pages need it; paths, pictures, dates, legal pages' },
    { layer: 2, name: 'guest', holds: 'state of one guest: cart, options, offer choices, coupon, this visit' },
    {
      layer: 3,
      name: 'context',
      holds: 'what every page can access: shop, menu, guest, clock; keeps them up to date',
    },
    {
      layer: 4,
      name: 'ordering',
      holds: 'the priced order and what changes it: order settings, cart cleanup, branch switch, ordering again',
    },
    {
      layer: 5,
      name: 'account',
      holds: 'the signed-in account, fetched once per page; signing in by a mailed link; the account dialog',
    },
    {
      layer: 5,
      name: 'table',
      holds: 'the table of this guest, followed live; its name and the accepted terms, kept for the day',
    },
    {
      layer: 5,
      name: 'payment',
      holds:
        "an unpaid order: prepared, paid at a provider, polled, cleared once it is paid; the scripts of providers; the machine that runs a flow's effects, for orders and parts of a bill",
    },
    { layer: 5, name: 'orderability', holds: 'why nothing can be ordered now, in words, and what can be done instead' },
    { layer: 5, name: 'receipt', holds: 'lines and sums wherever they are shown, ordering again' },
    {
      layer: 5,
      name: 'dish',
      holds:
        'parts of a dish used in the menu and in dialogs: its tags, its address (`/gericht/{id}`), what guests wrote about it',
    },
    {
      layer: 5,
      name: 'map',
      holds:
        "the one map of dialog and directions: drawn from the shop's own facts, or by Leaflet (43 kB gzip, above the 30 kB of other late parts) on the operator's tiles",
    },
    { layer: 6, name: 'features/*', holds: 'one folder per activity of a guest; the page composes them' },
    { layer: 7, name: 'pages', holds: 'one file per page' },
    { layer: 8, name: 'routes', holds: "the German paths, titles, and loading of a page's code" },
    {
      layer: 9,
      name: 'document',
      holds: "the HTML around the rendered page; merchants' Markdown as HTML, by micromark, on the server only",
    },
  ],
};
