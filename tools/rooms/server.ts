import type { House } from './house.ts';

export const SERVER: House = {
  name: 'server',
  folder: 'apps/server/src',
  files: [
    {
      names: [
        'clock.ts',
        'env.ts',
        'events.ts',
        'access-events.ts',
        'event-counts.ts',
        'failure.ts',
        'faults.ts',
        'finding.ts',
      ],
      holds:
        'the only places for time and settings; events and how often they happen, those of signing in apart; failures without personal data; fault points; findings of the doctor',
    },
    {
      names: [
        'public-address.ts',
        'read-media-url.ts',
        'installation.ts',
        'import-demo.ts',
        'bounded-cache.ts',
        'concurrency.ts',
        'worker.ts',
        'identity.ts',
        'link-token.ts',
        'seal.ts',
      ],
      holds:
        "which IP addresses are on the public internet; the address of a store; where the program's own files are, in a clone or a release; the demo's modules; a cache with a limit; semaphore, throttle, single flight; background loops; how customers and sessions are recognized; tokens in links; encryption with SECRET_KEY",
    },
  ],
  rooms: [
    {
      layer: 0,
      name: 'db',
      holds: 'both engines behind one interface, migrations, row types generated from them, limits that nodes share',
    },
    {
      layer: 0,
      name: 'blobs',
      holds: 'files that can be made again: in a folder, and in a store over S3 that nodes share',
    },
    {
      layer: 0,
      name: 'http',
      neighbours: ['db'],
      holds: 'problems and their codes, bodies, cookies, limits, headers, event streams, static files',
    },
    {
      layer: 1,
      name: 'shops',
      holds: 'an entry of every shop, whole shops on demand: configuration, menu, stock, pause, payment methods',
    },
    { layer: 1, name: 'paper', holds: 'what all PDFs share: fonts, tagging, pictures; workbooks' },
    { layer: 1, name: 'media', neighbours: ['shops'], holds: 'pictures, cached in `blobs`' },
    { layer: 1, name: 'tiles', neighbours: ['shops'], holds: 'map tiles, cached in `blobs`' },
    { layer: 1, name: 'delivery', neighbours: ['shops'], holds: 'where an address is and the cost of delivery there' },
    { layer: 1, name: 'outbox', holds: 'jobs that run after a commit' },
    { layer: 1, name: 'mail', neighbours: ['outbox'], holds: 'mails by SMTP, or into a folder and a table' },
    { layer: 2, name: 'menu', holds: 'the menu that guests read, and what the office edits of it' },
    {
      layer: 2,
      name: 'opening',
      neighbours: ['menu'],
      holds: 'when guests can order, and the hours that the office edits',
    },
    { layer: 2, name: 'coupons', holds: 'coupons and offers: what guests redeem, and what the office edits' },
    {
      layer: 2,
      name: 'stock',
      neighbours: ['opening'],
      holds: 'what has sold out, as the desk switches it and the office edits it',
    },
    { layer: 2, name: 'franchise', neighbours: ['opening'], holds: 'which branch fits' },
    { layer: 2, name: 'staff', holds: 'members of staff and their sessions' },
    { layer: 2, name: 'backups', holds: 'the daily backup: when it is due, which are kept, restoring it for a trial' },
    { layer: 3, name: 'orders', holds: 'quote, place and process an order' },
    {
      layer: 4,
      name: 'payments',
      holds: "accounts at providers, the adapters' contract; one `settle` for return page, webhook and poll",
    },
    { layer: 4, name: 'advertising', holds: 'who is asked for consent to advertising, who has confirmed it' },
    {
      layer: 4,
      name: 'feedback',
      neighbours: ['advertising', 'payments'],
      holds: 'ratings of orders, invitations to rate, what guests read about a dish',
    },
    {
      layer: 4,
      name: 'accounts',
      neighbours: ['advertising', 'feedback'],
      holds: 'guests with an account: signing in by a link, stored profiles, deletion',
    },
    {
      layer: 4,
      name: 'receipts',
      neighbours: ['payments'],
      holds: 'the stored documents of an order, as a call, a PDF and an export',
    },
    {
      layer: 4,
      name: 'tracking',
      neighbours: ['payments', 'group-orders', 'order-changes'],
      holds: 'the state of an order as its guests see it',
    },
    {
      layer: 4,
      name: 'order-changes',
      neighbours: ['payments'],
      holds: 'other versions of an order, which its guest accepts or declines',
    },
    { layer: 4, name: 'withdrawals', holds: 'withdrawals from the contract' },
    {
      layer: 4,
      name: 'audit',
      holds: 'the log of all changes: which call makes which entry, who reads it, how long it is kept',
    },
    { layer: 4, name: 'applications', holds: 'applications for the jobs of a shop, and who reads them' },
    {
      layer: 4,
      name: 'escalation',
      neighbours: ['integrations', 'push'],
      holds: 'the steps for orders that nobody answers, each taken once',
    },
    {
      layer: 4,
      name: 'integrations',
      holds: 'webhooks: who is told what, signed, sent again after a failure; to public addresses only',
    },
    {
      layer: 4,
      name: 'printing',
      neighbours: ['tours'],
      holds: 'the queue of slips; what printers call; encoders; network printers',
    },
    {
      layer: 4,
      name: 'look',
      holds: "unsaved looks and their preview, pictures, merchants' stylesheets, where a domain leads",
    },
    { layer: 4, name: 'codes', neighbours: ['group-orders'], holds: 'codes of SMS and mails, and what they lead to' },
    {
      layer: 4,
      name: 'push',
      neighbours: ['tracking'],
      holds: 'messages about an order to the browsers of its guests, and about unanswered ones to those of a shift',
    },
    { layer: 4, name: 'reservations', holds: 'reserved tables: the race for seats, links, mails with calendar files' },
    { layer: 4, name: 'tours', holds: 'tours as the desk arranges and drivers make them; follows the orders on them' },
    { layer: 4, name: 'visits', holds: 'visits of guests who have consented, pages counted without ids' },
    {
      layer: 4,
      name: 'group-orders',
      neighbours: ['payments'],
      holds: "groups, their members' carts and prices, their stream; follows the order of a group",
    },
    {
      layer: 4,
      name: 'tables',
      neighbours: ['payments'],
      holds: 'tables, their guests, waiters and bills; follows the orders at tables',
    },
    {
      layer: 5,
      name: 'books',
      holds:
        'figures, daily overviews, exports for the tax adviser, e-invoices and their corrections, the monthly mail',
    },
    {
      layer: 5,
      name: 'guests',
      neighbours: ['books'],
      holds: 'guests of a shop, what is stored about a person, its export and erasure; blocked contacts',
    },
    {
      layer: 5,
      name: 'office',
      neighbours: ['imports'],
      holds: 'the order desk, shops as their merchants edit and open them',
    },
    {
      layer: 5,
      name: 'storefront',
      holds:
        "which page an address means; cached rendered pages; site map, merchants' stylesheets; manifests and icons",
    },
    {
      layer: 5,
      name: 'own-values',
      holds: 'where branches do not follow their franchise; following again; copying from branch to branch',
    },
    { layer: 5, name: 'metrics', holds: 'probes, metrics, reports from browsers' },
    {
      layer: 5,
      name: 'operator',
      holds:
        'what the owner of the installation sets for all shops, how it joins the environment, tests of it; backups now',
    },
    { layer: 5, name: 'imports', holds: 'shops from their files, menus from other formats' },
  ],
};
