import type { House } from './house.ts';

export const DOMAIN: House = {
  name: 'domain',
  folder: 'packages/domain/src',
  files: [
    {
      names: ['money.ts', 'share.ts', 'ids.ts', 'result.ts', 'shop-time.ts'],
      holds: 'cents, branded ids, `ok` and `fail`, wall time of a shop',
    },
    { names: ['delivery-type.ts', 'delivery-terms.ts'], holds: 'order types; fee and minimum for an address' },
    {
      names: ['typed-text.ts', 'unambiguous-code.ts', 'unknown-value.ts'],
      holds:
        'what people type: blanks, web addresses; codes without characters that look alike; reading JSON of unknown shape',
    },
  ],
  rooms: [
    {
      layer: 1,
      name: 'typed',
      holds: 'text that people type, tidied before it is checked; phone numbers, mail addresses, what to call a person',
    },
    {
      layer: 1,
      name: 'menu',
      holds:
        'menu documents and validated menus, offers included; prices by order type and size; search, tags, declarations',
    },
    {
      layer: 2,
      name: 'selection',
      holds: 'the choices inside a dish or combo dialog: toggle, clamp, validity',
    },
    {
      layer: 2,
      name: 'offers',
      holds: 'one file per kind of offer; which offers are active, which combination is best for the guest',
    },
    { layer: 2, name: 'shop', holds: "a shop's configuration" },
    { layer: 3, name: 'cart', holds: 'lines without prices; restore a saved cart, add, change, merge' },
    { layer: 3, name: 'delivery', holds: 'zones, fees, minimum order, addresses as people type them' },
    {
      layer: 4,
      name: 'pricing',
      holds: 'the list of steps from base price to total; `PricingContext` is everything that is neither menu nor cart',
    },
    { layer: 4, name: 'opening', holds: 'open now, next opening, serve times, special closings' },
    {
      layer: 5,
      name: 'orderability',
      holds: 'the one answer to whether a cart can be ordered, when, and if not why',
    },
    { layer: 5, name: 'checkout', holds: 'the checks of an order in sequence; allowed payment methods' },
    { layer: 5, name: 'orders', holds: 'the states of an order and their transitions; the right of withdrawal' },
    { layer: 6, name: 'payments', holds: 'the states of a payment and their transitions; refunds and their VAT' },
    {
      layer: 6,
      name: 'checkout-flow',
      holds:
        "the checkout from the button to the confirmation as a state machine; the payment on the order's page; what survives a reload",
    },
    { layer: 6, name: 'franchise', holds: 'choosing a branch; what a guest takes to another one' },
    { layer: 6, name: 'account', holds: 'guests with an account' },
    { layer: 6, name: 'staff', holds: 'roles, areas, the one table of permissions; who manages whom' },
    { layer: 6, name: 'applications', holds: 'when an application for a job is complete' },
    {
      layer: 6,
      name: 'books',
      holds:
        'the figures of a day from its orders and documents, of periods beside those before; bookings for the tax adviser; net amounts of e-invoices',
    },
    {
      layer: 6,
      name: 'printing',
      holds: 'the states of a print job; which slips an order makes; lines that fit the paper',
    },
    {
      layer: 6,
      name: 'reservations',
      holds: 'when a party can come, the seats it takes, the states of its reservation',
    },
    { layer: 6, name: 'escalation', holds: 'which steps are due for an order that nobody answers' },
    {
      layer: 6,
      name: 'feedback',
      holds: 'who may rate an order, what counts, which ratings the menu shows, whether an invitation may be sent',
    },
    {
      layer: 6,
      name: 'menu-editing',
      holds:
        'edits of a menu document (`offers`: states, examples, clashes and warnings of offers), one file each; two edits of it merged by item; what changed in words of data',
    },
    { layer: 6, name: 'audit', holds: 'what an entry of the audit log says, and how long it is kept' },
    {
      layer: 6,
      name: 'installation',
      holds: 'what its owner sets for all shops: the mail server, map tiles, the geocoder',
    },
    {
      layer: 6,
      name: 'guests',
      holds: 'which orders are of the same guest; what is stored about a person, and how long the law keeps it',
    },
    {
      layer: 6,
      name: 'tracking',
      holds: 'what is sent and stored in which state of consent; addresses without personal data',
    },
    {
      layer: 6,
      name: 'tours',
      holds: 'tours of drivers and their stops, what is due at the door, which orders go together',
    },
    {
      layer: 6,
      name: 'integrations',
      holds: 'what webhooks tell and when they are sent again; an order as HubRise writes it',
    },
    {
      layer: 6,
      name: 'group-order',
      holds: 'ordering together: who may do what and when, carts as one, codes, paying back',
    },
    { layer: 6, name: 'table', holds: 'ordering at a table' },
    {
      layer: 7,
      name: 'own-values',
      holds:
        'where a branch does not follow its franchise, value by value; taking values of one shop over into another',
    },
  ],
};
