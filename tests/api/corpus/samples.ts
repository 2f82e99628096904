import { RESERVATIONS } from '../../support/reserving.ts';
import { aCoupon, aDelivery, trattoria, trattoriaEntity } from '../../support/trattoria.ts';

/** What a path parameter is when it names something; all but the shop name nothing, so that no sample ends in a success that lasts. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  shop: 'roma',
  franchise: 'unbekannt',
  z: '14',
  x: '8802',
  y: '5373',
  orderId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  action: 'accept',
  step: 'confirm',
  gateway: 'Stripe_card',
  provider: 'stripe',
  reference: 'PAY-1',
  kind: 'wrongAmount',
  reservation: '0f8fad5b-d9cb-469f-a165-70867728950e',
  invitationId: 'unbekannt',
  sessionId: 'unbekannt',
  passkeyId: 'unbekannt',
  device: 'unbekannt',
  staffId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  image: 'pizza',
  file: '288x192.webp',
  about: 'gericht',
  item: 'unbekannt',
  number: '999999',
  role: 'imprint',
  group: '0f8fad5b-d9cb-469f-a165-70867728950e',
  member: '0f8fad5b-d9cb-469f-a165-70867728950e',
  code: 'K7M4X2QH',
  entry: 'unbekannt',
  application: 'unbekannt',
  key: 'unbekannt',
  webhook: 'unbekannt',
  printer: 'unbekannt',
  job: 'unbekannt',
  delivery: 'unbekannt',
  table: '7',
  decision: 'confirm',
  token: 'unbekannt.geheim',
  dish: 'unbekannt',
  mail: 'unbekannt',
  version: 'unbekannt',
  day: '2020-01-01',
  change: '0f8fad5b-d9cb-469f-a165-70867728950e',
  answer: 'accept',
};

const PASSKEY = { id: 'YQ', rawId: 'YQ', type: 'public-key', clientExtensionResults: {} };
const SIGNED = { clientDataJSON: 'e30' };

/**
 * Bodies that are read to their end and then refused, or change nothing: the bad part of a case is then the only thing that could
 * have an effect. Calls without a body need none.
 */
export const BODIES: Readonly<Record<string, unknown>> = {
  // Its total is not what it costs.
  placeOrder: {
    ...aDelivery({ expectedTotal: 1, messageCook: 'ohne Zwiebeln', couponCode: 'HUNGER5' }),
    orderItems: [
      { dishId: 'salami', amount: 2, without: [], extras: [{ groupId: 'belag', itemId: 'kaese', amount: 1 }] },
    ],
    selectedFreeItems: [{ offerId: 'frei', dishId: 'bier', sizeId: null }],
    confirmedTwoForOnePromotions: ['zwei'],
    deniedTwoForOnePromotions: ['drei'],
    sessionId: 's',
    userId: 'u',
    groupOrderId: null,
    account: 'a',
  },
  // Its total is not what it costs.
  takeTelephoneOrder: {
    order: { formValues: aDelivery().formValues, orderItems: [{ dishId: 'salami', amount: 2 }], expectedTotal: 1 },
    minutes: 30,
  },
  previewOrderChange: { lines: [], add: [{ dishId: 'salami', amount: 1 }] },
  proposeOrderChange: { lines: [{ lineId: 'l1', amount: 0 }], add: [], reason: 'ausverkauft', minutes: 10 },
  answerOrderChange: { change: '0f8fad5b-d9cb-469f-a165-70867728950e', token: '' },
  findTelephoneGuests: { phone: '0171 5550199' },
  openOrder: { code: 'K7M4X2QHAB' },
  quoteCart: {
    deliveryType: 'delivery',
    serveAt: '2026-11-21T19:30:00+01:00',
    address: { street: 'Lange Straße', streetNumber: '1b', zip: '10117', city: 'Berlin' },
    zone: 'mitte',
    orderItems: [
      {
        dishId: 'salami',
        sizeId: null,
        amount: 2,
        without: ['x'],
        extras: [{ groupId: 'belag', itemId: 'kaese', amount: 1 }],
      },
      { menuId: 'm', amount: 1, subitems: [{ slotId: 's', dish: { dishId: 'bier' } }] },
    ],
    couponCode: 'HUNGER5',
    selectedFreeItems: [{ offerId: 'frei', dishId: 'bier' }],
    confirmedTwoForOnePromotions: ['zwei'],
    groupOrderId: null,
  },
  // Kept for its author only.
  previewLook: { primaryColor: '#112233', accentColor: '#445566', news: [], jobEntries: [] },
  // Nothing of it is stored.
  checkDomain: { domain: 'bestellen.roma.example' },
  // A mail to the owner of the tests.
  sendTestMail: {
    kind: 'orderPlaced',
    text: { subject: 'Probe {nummer}', intro: 'Hallo {name}', closing: 'Bis bald' },
  },
  // Its owner's name is too short.
  createGroupOrder: { groupName: 'Mittagspause', userName: 'Al', isPickup: true, userId: 'u' },
  joinGroup: { userName: 'Ben', userId: 'u' },
  moveGroup: { branch: 'unbekannt', isPreview: true },
  changeGroupOrder: { name: 'Abendessen' },
  changeMember: {
    cart: {
      items: [
        { dishId: 'salami', amount: 2, without: ['x'], extras: [{ groupId: 'belag', itemId: 'kaese', amount: 1 }] },
      ],
      confirmedTwoForOnePromotions: ['zwei'],
      deniedTwoForOnePromotions: ['drei'],
      basedOn: 0,
    },
  },
  // No guest has chosen a table, and no waiter is signed in.
  callWaiter: { kind: 'come' },
  payPart: { what: { kind: 'equalPart', into: 3 }, expectedAmount: 900, tip: 100, paymentMethod: 'Stripe_card' },
  // A table that there is not.
  chooseTable: { table: 0 },
  openWaiterSession: { password: 'falsch', name: 'Mia' },
  nameWaiter: { name: 'Mia' },
  refundTableItems: { refunds: [{ line: '999-0', amount: 100 }] },
  moveTable: { to: 8, units: [{ line: '999-0', units: 1 }] },
  handOverToTill: { what: { kind: 'units', units: [{ line: '999-0', units: 1 }] }, expectedAmount: 100 },
  clearTable: { handOver: false },
  setWaiterPassword: { password: 'kurz' },
  mailReceipt: { email: 'ada@example.org' },
  getElectronicInvoice: {
    company: 'Köhler GmbH',
    street: 'Torstraße 1',
    zip: '10119',
    city: 'Berlin',
    vatId: 'DE123456789',
    email: 'rechnung@koehler.example',
  },
  getEntertainmentReceipt: { occasion: 'Projekt', participants: 'Ada', recipient: 'Ada Köhler' },
  answerConsent: { token: 'unbekannt.geheim' },
  unsubscribe: { type: 'newsletter', email: 'ada@example.org' },
  reserveCoupon: { code: 'GIBTSNICHT', phone: '030 1234567' },
  findReservedCoupon: { phone: '030 1234567' },
  // This shop counts no visits.
  reportVisit: {
    page: '/',
    orderId: null,
    sessionId: '6a1f0c52-2222-4222-8222-222222222222',
    userId: '6a1f0c52-1111-4111-8111-111111111111',
    visitCount: 1,
    restaurantId: 'roma',
    website: 'webshop',
    device: 'phone',
    design: 'light',
    account: false,
    referrer: '',
  },
  sendHeartbeat: { id: 'unbekannt' },
  reportVisitEvent: { event: 'address', eventData: { action: 'error' }, identifiers: { ga: 'G-1' } },
  forgetVisits: { userId: '6a1f0c52-1111-4111-8111-111111111111' },
  countPage: { page: '/' },
  reportBrowser: { kind: 'loadFailed', app: 'storefront', release: '1', what: 'script', file: '/assets/a.js' },
  reportEvent: { type: 'checkout', action: 'submit-timeout', context: 'c', sessionId: 's' },
  // An order that there is not.
  declareWithdrawal: {
    order: '999999',
    name: 'Ada',
    email: 'ada@example.org',
    items: 'Tiramisù',
  },
  // Their order is unknown.
  startPush: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    },
  },
  // A shop that there is not.
  beginShift: {
    desk: 'unbekannt',
    shops: ['unbekannt'],
    subscription: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  },
  endShift: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc' },
  stopPush: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc' },
  // A job that there is not.
  submitApplication: {
    formData: { name: 'Ada', contact: 'ada@example.org', message: 'Abends', pdf: 'JVBERi0xLjc=' },
  },
  // Reservations are off, and the token is of none.
  findReservationTimes: { date: '2026-11-22', guests: 4, token: 'unbekannt.geheim' },
  reserveTable: {
    formData: {
      startsAt: '2026-11-22T19:30:00+01:00',
      guests: 4,
      name: 'Ada Köhler',
      email: 'ada@example.org',
      phone: '030 1234567',
      wish: 'Kinderstuhl',
    },
  },
  lookAtReservation: { token: 'unbekannt.geheim' },
  answerReservation: { token: 'unbekannt.geheim', sequence: 0, message: 'Leider voll.' },
  changeReservation: {
    token: 'unbekannt.geheim',
    sequence: 0,
    startsAt: '2026-11-22T19:30:00+01:00',
    guests: 4,
    wish: 'Kinderstuhl',
  },
  enterReservation: {
    formData: {
      startsAt: '2026-11-22T19:30:00+01:00',
      guests: 4,
      name: 'Ada Köhler',
      email: 'ada@example.org',
      phone: '030 1234567',
      wish: 'Kinderstuhl',
    },
  },
  actOnReservation: { sequence: 0, message: 'Leider voll.' },
  // The order is unknown, whatever else is right.
  lookAtFeedback: { token: 'unbekannt.geheim' },
  giveFeedback: {
    token: 'unbekannt.geheim',
    firstName: 'Ada',
    note: 'Danke',
    ratings: [{ dishId: 'salami', stars: 4, text: 'Knusprig' }],
  },
  reportNotUsed: { token: 'unbekannt.geheim', reason: 'notArrived' },
  answerRating: { answer: 'Danke' },
  hideRating: { reason: 'insult' },
  findDeliveryTerms: { location: 'Lange Straße 1b, 10117 Berlin' },
  // The order is unknown, whatever else is right.
  preparePayment: { resourceId: 'r', method: 'card', walletSession: 'sitzung-1' },
  refundOrder: {
    key: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    reason: 'Kalt angekommen.',
    amount: 100,
    lines: [{ position: 0, amount: 100 }],
  },
  // An account without its keys.
  savePaymentAccount: { provider: 'stripe', mode: 'test', secretKey: 'zu-kurz' },
  // There is no session, and no link leads to a person.
  requestLink: { email: 'ada@example.org', webshop: 'roma', franchise: 'tramonto' },
  lookAtLink: { webshop: 'roma', token: 'unbekannt.geheim' },
  redeemLink: { webshop: 'roma', token: 'unbekannt.geheim' },
  signUp: {
    webshop: 'roma',
    order: '0f8fad5b-d9cb-469f-a165-70867728950e',
    acceptAdvertising: true,
    advertisingVersion: 1,
  },
  signOut: { webshop: 'roma' },
  changeAddress: {
    address: {
      name: 'Ada Köhler',
      street: 'Lange Straße',
      streetNumber: '1b',
      floor: '',
      zip: '10117',
      city: 'Berlin',
      phone: '030 1234567',
      company: '',
    },
  },
  changeName: { firstName: 'Ada', lastName: 'Köhler' },
  changeBirthday: { date: '1990-02-28' },
  changeAdvertisement: { subscribe: true, advertisingVersion: 1 },
  openSession: { email: 'chefin@roma.test', password: 'falsch' },
  drawPicture: { name: 'Espresso', ingredients: [], isDrink: true },
  addStaff: { email: 'luca@roma.test', role: 'staff', shops: ['unbekannt'] },
  requestPassword: { email: 'niemand@roma.test' },
  getAccessLink: { token: 'unbekannt.geheim' },
  redeemAccessLink: { token: 'unbekannt.geheim', name: 'Luca', password: 'ein langes neues Wort' },
  inviteStaff: { email: 'luca@roma.test', role: 'staff', shops: ['unbekannt'] },
  changeStaff: { role: 'staff', shops: ['unbekannt'] },
  requireSecondFactor: { isRequired: false },
  changeOwnName: { name: 'Anna' },
  changeOwnEmail: { email: 'neu@roma.test', password: 'falsch' },
  startSecondFactor: { password: 'falsch' },
  confirmSecondFactor: { code: 'abcdef' },
  removeSecondFactor: { password: 'falsch', code: 'abcdef' },
  renewRecoveryCodes: { password: 'falsch', code: 'abcdef' },
  // No passkey has signed these.
  openSessionByPasskey: { passkey: { ...PASSKEY, response: { ...SIGNED, authenticatorData: 'YQ', signature: 'YQ' } } },
  addPasskey: { name: 'iPhone', credential: { ...PASSKEY, response: { ...SIGNED, attestationObject: 'YQ' } } },
  startPasskey: { password: 'falsch' },
  removePasskey: { password: 'falsch' },
  // Neither the name nor the PIN is accepted.
  addDevice: { name: '', role: 'staff', pin: '1234' },
  changeDevice: { name: 'Küche', role: 'staff', pin: '1234' },
  connectDevice: { token: 'unbekannt.geheim', pin: '4711' },
  // The owner of the tests is a person.
  unlockDevice: { pin: '4711' },
  changePassword: { currentPassword: 'falsch', newPassword: 'ein langes neues Wort' },
  createShop: trattoria({ coupons: [aCoupon()] }),
  saveShopConfig: { ...trattoria().config, id: 'other' },
  restoreMenu: { state: 'before' },
  // Refused for two reasons, so that no single change makes it valid.
  createCouponSeries: {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    name: 'Flyer',
    prefix: 'FLYER!',
    count: 1,
    type: 'percent',
    value: 20_000,
    minimumOrderValue: 0,
    exclusive: false,
    validFrom: null,
    validUntil: null,
  },
  addApiKey: { name: 'Kasse', scopes: [] },
  addWebhook: { name: 'Kasse', url: 'http://127.0.0.1/', events: ['order.placed'] },
  saveWebhook: { name: 'Kasse', url: 'http://127.0.0.1/', events: ['order.placed'] },
  addPrinter: { kind: 'escpos', name: 'Küche', slips: ['kitchen'], host: '203.0.113.7' },
  savePrinter: { name: 'Küche', slips: ['kitchen'], host: '203.0.113.7' },
  decidePrintJob: { decision: 'printed' },
  createDraft: { name: ' ' },
  deleteShop: { name: 'anders' },
  checkImport: { fileName: 'leer.json', content: '' },
  importFile: { fileName: 'leer.json', content: '' },
  readImport: {
    source: { kind: 'file', fileName: 'leer.json', content: '' },
    columns: [{ heading: 'Preis', meaning: 'price' }],
    words: [{ word: 'Nüsse', declarations: ['nuts'] }],
  },
  saveShopState: { state: 'archived' },
  saveLegalEntity: { kind: 'create', entity: trattoriaEntity() },
  saveShopMenu: trattoria().menu,
  locateAddress: { location: 'Lange Straße 1b, 10117 Berlin' },
  confirmDeclarations: { items: [{ kind: 'dish', id: 'unbekannt' }] },
  switchStock: { item: { kind: 'dish', id: 'unbekannt', group: '' }, out: 'forGood' },
  saveCoupons: [aCoupon()],
  saveOpening: { opening: trattoria().config.opening, slotCapacity: null },
  createGuestCode: { kind: 'coupon', coupon: 'UNBEKANNT', channel: 'sms' },
  saveReservationSettings: { enableReservations: true, reservations: RESERVATIONS },
  startPause: { scope: 'all', minutes: 20 },
  searchOrders: { text: 'Köhler', from: '2026-11-01', to: '2026-11-30', state: 'done' },
  actOnOrder: { minutes: 30, reason: 'Kein Teig mehr.' },
};

/** Headers that keep a body from lasting, where the body itself cannot. */
export const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  saveShopConfig: { 'if-match': '"0"' },
  saveShopState: { 'if-match': '"0"' },
  importFile: { 'if-match': '"0"' },
  saveLegalEntity: { 'if-match': '"0"' },
  saveShopMenu: { 'if-match': '"0"' },
  saveCoupons: { 'if-match': '"0"' },
  saveOpening: { 'if-match': '"0"' },
  saveReservationSettings: { 'if-match': '"0"' },
  confirmDeclarations: { 'if-match': '"0"' },
  switchStock: { 'if-match': '"0"' },
  savePaymentAccount: { 'if-match': '"0"' },
  removePaymentAccount: { 'if-match': '"0"' },
};

/** Values of query parameters. */
export const QUERIES: Readonly<Record<string, string>> = {
  webshop: 'roma',
  code: 'HUNGER5',
  after: '0',
  text: 'Osteria Bari',
  v: '1',
  lat: '52.52',
  long: '13.4',
  acc: '20',
  location: 'Torstraße 12, 10119 Berlin',
  deliveryType: 'delivery',
  serveAt: '2026-11-21T19:30:00+01:00',
};
