import type { Row } from '../changes.ts';

export const HOLDING: Row = {
  soldOut: {
    says: 'Von Deinen Gerichten ist nichts mehr zu haben.',
    next: 'choose again once the owner is back at the menu',
    test: {
      file: 'tests/browser/guest/group-left-out.story.ts',
      title: 'a member sees what of theirs is gone, at the menu and while waiting',
    },
  },
  backInStock: {
    says: 'Minestrone ist wieder erhältlich.',
    next: 'nothing: it is part of the own share again',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'a dish sells out and comes back: both are said, and the amounts follow',
    },
  },
  priceUp: {
    says: 'Minestrone kostet jetzt 7,50 € statt 6,50 €.',
    next: 'wait: the own share follows',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'a price %s: it is said, and the amounts follow',
    },
  },
  priceDown: {
    says: 'Minestrone kostet jetzt 5,50 € statt 6,50 €.',
    next: 'wait: the own share follows',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'a price %s: it is said, and the amounts follow',
    },
  },
  offerEnds: {
    says: 'Minestrone kostet jetzt 6,50 € statt 4,50 €.',
    next: 'wait: the own share follows',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'an offer ends at midnight: the price is said',
    },
  },
  hoursChange: {
    says: 'Ada wählt eine andere Zeit.',
    next: 'wait',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: '%s reads who chooses another one',
    },
  },
  shopPauses: {
    says: 'Pause bis',
    next: 'wait: the owner chooses a time',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'the shop pauses: the page says until when',
    },
  },
  shopCloses: {
    says: 'Ada kann gerade nicht bestellen. Dein Warenkorb bleibt gespeichert.',
    next: 'read when the shop opens: the cart stays',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'the shop closes: the page says so, and that the cart stays',
    },
  },
  orderTypeOff: {
    says: 'Ada hat auf Abholung umgestellt.',
    next: 'wait',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: '%s hears once the owner has changed',
    },
  },
  otherTabEdits: {
    says: 'Ada ist zurück bei der Karte. Du kannst wieder wählen.',
    next: 'choose again at the menu, where the page leads',
    test: {
      file: 'apps/storefront/app/features/group/holding.component.test.tsx',
      title: 'a member who waits is told when the owner goes back to the menu, and may choose again',
    },
  },
  otherTabOrders: {
    says: 'Geschafft, Ben. Ada hat für Euch bestellt.',
    next: 'follow the order, and see what to give the owner',
    test: {
      file: 'tests/browser/guest/group-checkout.story.ts',
      title: 'a member waits while the owner checks out, chooses again, and sees what to give',
    },
  },
  sessionEnds: { cannot: 'guests sign in to an account only, and a group does not depend on it' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: {
    says: 'Die Gruppe wurde aufgelöst. Dein Warenkorb bleibt Dir erhalten.',
    next: 'order alone with the same cart',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'disbands the group: a member who waits reads so and goes on alone with the same cart',
    },
  },
  paymentChanges: {
    says: 'Ada ist zurück bei der Karte. Du kannst wieder wählen.',
    next: 'choose again at the menu, where the page leads',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'pays nothing after all: a member who waits may choose again',
    },
  },
  releaseReplaced: {
    says: 'Dieser Teil der Seite konnte nicht geladen werden.',
    next: 'load the page anew, which shows the order',
    test: {
      file: 'apps/storefront/app/features/group/release-replaced.component.test.tsx',
      title:
        'a member who waits is led to an order page that a release has replaced: the page says so and can be loaded anew',
    },
  },
  offline: {
    says: 'Keine Verbindung. Diese Seite geht weiter, sobald Du wieder online bist.',
    next: 'wait; the page goes on by itself',
    test: {
      file: 'apps/storefront/app/features/group/holding.component.test.tsx',
      title: 'a member who waits without a connection is told, until it is back',
    },
  },
};
