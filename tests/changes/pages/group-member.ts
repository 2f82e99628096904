import type { Row } from '../changes.ts';

export const GROUP_MEMBER: Row = {
  soldOut: {
    says: 'Das gibt es gerade nicht',
    next: 'choose another dish',
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
    next: 'remove the dish, or keep it',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'a price %s: it is said, and the amounts follow',
    },
  },
  priceDown: {
    says: 'Minestrone kostet jetzt 5,50 € statt 6,50 €.',
    next: 'remove the dish, or keep it',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'a price %s: it is said, and the amounts follow',
    },
  },
  offerEnds: {
    says: 'Minestrone kostet jetzt 6,50 € statt 4,50 €.',
    next: 'remove the dish, or keep it',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: 'an offer ends at midnight: the price is said',
    },
  },
  hoursChange: {
    says: 'Ada wählt eine andere Zeit.',
    next: 'go on choosing',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: '%s reads who chooses another one',
    },
  },
  shopPauses: {
    says: 'Pause bis',
    next: 'go on choosing: the owner chooses a time',
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
    next: 'go on choosing for pickup',
    test: {
      file: 'apps/storefront/app/features/group/follows-shop.component.test.tsx',
      title: '%s hears once the owner has changed',
    },
  },
  otherTabEdits: {
    says: 'Dein Warenkorb wurde auf einem anderen Gerät geändert.',
    next: 'go on choosing with the cart of the other device',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'a member who changes the cart on another device is told here',
    },
  },
  otherTabOrders: {
    says: 'Geschafft, Ben.',
    next: 'follow the order, and see the own cart from before again',
    test: {
      file: 'tests/browser/guest/group-members.story.ts',
      title: 'the cart from before joining comes back once the group has ordered',
    },
  },
  sessionEnds: { cannot: 'guests sign in to an account only, and a group does not depend on it' },
  rightWithdrawn: { cannot: 'guests have no roles and no keys' },
  tableMoved: { cannot: 'the page belongs to no table' },
  memberLeaves: {
    says: 'Du bist kein Mitglied der Gruppe mehr.',
    next: 'order alone with the same cart, or join again',
    test: {
      file: 'tests/browser/guest/groups.story.ts',
      title: 'a member who is removed keeps their cart and may come back',
    },
  },
  paymentChanges: { cannot: 'nothing is paid before the group has ordered, and then the order has a page of its own' },
  releaseReplaced: {
    says: 'Dieser Teil der Seite konnte nicht geladen werden.',
    next: 'load the page anew, or go on: the group is followed all the same',
    test: {
      file: 'apps/storefront/app/features/group/release-replaced.component.test.tsx',
      title: 'opens a dialog of the group that a release has replaced: the page goes on with the group',
    },
  },
  offline: {
    says: 'Keine Verbindung. Du siehst die Gruppe von vorhin. Was Du wählst, schicken wir, sobald Du wieder online bist.',
    next: 'go on choosing; press again once it is back',
    test: {
      file: 'apps/storefront/app/features/group/group-cart.component.test.tsx',
      title: 'without a connection the group says so, its share is called old, and a press is refused in words',
    },
  },
};
