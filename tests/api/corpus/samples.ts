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
  staffId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  image: 'pizza',
  file: '288x192.webp',
  number: '999999',
  role: 'imprint',
  group: '0f8fad5b-d9cb-469f-a165-70867728950e',
  member: '0f8fad5b-d9cb-469f-a165-70867728950e',
  code: 'K7M4X2QH',
  entry: 'unbekannt',
  application: 'unbekannt',
};

/**
 * Bodies that are read to their end and then refused, or change nothing: what is bad in a case is then the only thing that could
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
  answerConsent: { token: 'unbekannt.geheim' },
  unsubscribe: { type: 'newsletter', email: 'ada@example.org' },
  reserveCoupon: { code: 'GIBTSNICHT', phone: '030 1234567' },
  findReservedCoupon: { phone: '030 1234567' },
  reportEvent: { type: 'checkout', action: 'submit-timeout', context: 'c', sessionId: 's' },
  // An order that there is not.
  declareWithdrawal: {
    order: '999999',
    name: 'Ada',
    email: 'ada@example.org',
    items: 'Tiramisù',
  },
  // A job that there is not.
  submitApplication: {
    formData: { name: 'Ada', contact: 'ada@example.org', message: 'Abends', pdf: 'JVBERi0xLjc=' },
  },
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
  // Nobody is signed in, and no link leads to anybody.
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
  addStaff: { email: 'luca@roma.test', role: 'staff', shops: ['unbekannt'] },
  changePassword: { currentPassword: 'falsch', newPassword: 'ein langes neues Wort' },
  createShop: trattoria({ coupons: [aCoupon()] }),
  saveShopConfig: { ...trattoria().config, id: 'other' },
  createDraft: { name: ' ' },
  checkImport: { fileName: 'leer.json', content: '' },
  importFile: { fileName: 'leer.json', content: '' },
  saveShopState: { state: 'archived' },
  saveLegalEntity: { kind: 'create', entity: trattoriaEntity() },
  saveShopMenu: trattoria().menu,
  locateAddress: { location: 'Lange Straße 1b, 10117 Berlin' },
  confirmDeclarations: { items: [{ kind: 'dish', id: 'unbekannt' }] },
  switchStock: { item: { kind: 'dish', id: 'unbekannt', group: '' }, out: 'forGood' },
  saveCoupons: [aCoupon()],
  saveOpening: { opening: trattoria().config.opening, slotCapacity: null },
  startPause: { scope: 'all', minutes: 20 },
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
  v: '1',
  lat: '52.52',
  long: '13.4',
  acc: '20',
  location: 'Torstraße 12, 10119 Berlin',
  deliveryType: 'delivery',
  serveAt: '2026-11-21T19:30:00+01:00',
};
