import type { Row } from '../changes.ts';

export const ORDER: Row = {
  soldOut: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  backInStock: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  priceUp: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  priceDown: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  offerEnds: { cannot: 'an order keeps what it was placed with; the restaurant can only propose a change' },
  hoursChange: {
    cannot: 'an order that is placed is not touched by the hours; the restaurant cancels it with a reason',
  },
  shopPauses: {
    cannot: 'an order that is placed is not touched by the hours; the restaurant cancels it with a reason',
  },
  shopCloses: {
    cannot: 'an order that is placed is not touched by the hours; the restaurant cancels it with a reason',
  },
  orderTypeOff: {
    cannot: 'an order that is placed is not touched by the hours; the restaurant cancels it with a reason',
  },
  otherTabEdits: {
    says: 'Ein Gericht ist leider ausverkauft.',
    next: 'read where the money goes, or order elsewhere',
    test: {
      file: 'apps/storefront/app/features/order/order-page.component.test.tsx',
      title: 'to the reason of a cancellation',
    },
  },
  otherTabOrders: {
    says: 'Danke, Ada.',
    next: 'nothing: the order is paid, and the page follows it',
    test: {
      file: 'apps/storefront/app/features/order/order-page.component.test.tsx',
      title: 'in another tab shows on its page, and money that goes back, too',
    },
  },
  sessionEnds: { cannot: 'an order is shown to the browser that placed it, signed in to an account or not' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: {
    says: 'Ihr sitzt jetzt an Tisch 8.',
    next: 'wait at the new table',
    test: {
      file: 'apps/storefront/app/pages/table-changes.component.test.tsx',
      title: 'is said on the page of a round',
    },
  },
  memberLeaves: { cannot: 'a group that has ordered cannot be left' },
  paymentChanges: {
    says: 'Dein Geld kommt auf dem Weg zurück, auf dem Du bezahlt hast',
    next: 'wait some days for the money, or order elsewhere',
    test: {
      file: 'apps/storefront/app/features/order/order-page.component.test.tsx',
      title: 'in another tab shows on its page, and money that goes back, too',
    },
  },
  releaseReplaced: {
    says: 'konnte nicht geladen werden',
    next: 'load the page again',
    test: {
      file: 'apps/storefront/app/features/order/order-page.component.test.tsx',
      title: 'says that a part of it is of a release that was replaced',
    },
  },
  offline: {
    says: 'Keine Verbindung',
    next: 'wait: the notice goes with the next answer',
    test: {
      file: 'apps/storefront/app/features/order/order-page.component.test.tsx',
      title: 'tells the guest that the connection is lost, and when it is back',
    },
  },
};
