import type { OfficeCoupon, ShopDocument } from '@tischlein/contract/office';
import type { LegalEntity } from '@tischlein/domain/shop';
import type { OrderRequest } from '@tischlein/contract/shop';
import { dishId, offerId, toBasisPoints, toCents, zoneId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { aDish, aMenuDocument, anExtraGroup, anOffer, aShop, percent, selection } from '@tischlein/domain/testing';
import { acceptTerms } from './accepted-terms.ts';

/** A small shop with zones, extras, an offer and coupons: Margherita 9,00, Salami 11,00 with cheese for 1,50, beer 3,00 with a deposit of 0,08. */
export function trattoria(
  parts: { readonly slug?: string; readonly coupons?: readonly OfficeCoupon[] } = {},
): ShopDocument {
  const { slug = 'roma', coupons = [] } = parts;
  const shop = aShop();
  return {
    format: 'tischlein-shop/1',
    config: {
      ...shop,
      id: slug as typeof shop.id,
      slug,
      supportDineIn: true,
      paymentMethods: ['offline', 'offline_debit', 'Stripe_card'],
      deliveryZones: [
        {
          id: zoneId('mitte'),
          name: 'Mitte',
          area: { kind: 'postcodes', postcodes: ['10115', '10117'] },
          deliveryFee: toCents(250),
          minimumOrderValue: toCents(1500),
          freeAfter: toCents(4000),
        },
      ],
    },
    menu: aMenuDocument({
      dishes: [
        aDish({ name: 'Margherita', price: 900 }),
        aDish({ name: 'Salami', price: 1100, extras: ['belag'] }),
        aDish({
          name: 'Bier',
          category: 'getraenke',
          price: 300,
          deposit: 8,
          isDrink: true,
          tags: ['alcohol16'],
          prepacked: {
            content: { amount: 500, unit: 'ml' },
            producer: 'Brauerei Nord GmbH, 10115 Berlin',
            alcoholPercent: 4.9,
          },
        }),
      ],
      extraGroups: [anExtraGroup({ id: 'belag', items: { kaese: 150 } })],
      offers: [
        anOffer({
          id: 'bierabend',
          kind: 'dishDiscount',
          ...percent(50),
          itemSelection: selection({ dishes: ['bier'] }),
          timetable: [{ dayIndex: 0, from: '11:00', to: '22:00' }],
        }),
      ],
    }),
    coupons: [...coupons],
    legalEntity: trattoriaEntity(),
  } as ShopDocument;
}

/** The company of that shop. */
export const trattoriaEntity = (parts: Partial<LegalEntity> = {}): LegalEntity => ({
  name: 'Trattoria Roma GmbH',
  street: 'Lange Straße 1',
  zip: '10117',
  city: 'Berlin',
  email: 'roma@example.com',
  phone: '030 1234567',
  taxNumber: '27/123/45678',
  ...parts,
});

/** The same shop with guest accounts that do not require consent to advertising. */
export const withAccounts = (shop: ShopDocument): ShopDocument => ({
  ...shop,
  config: { ...shop.config, enableLogin: true, uncoupleAccountConsent: true },
});

/** Five euros off from an order value of twenty. */
export const aCoupon = (parts: Partial<OfficeCoupon> = {}): OfficeCoupon => ({
  code: 'HUNGER5',
  type: 'value',
  value: 500,
  minimumOrderValue: toCents(2000),
  exclusive: false,
  active: true,
  validFrom: null,
  validUntil: null,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  ...parts,
});

export const tenPercent = (parts: Partial<OfficeCoupon> = {}): OfficeCoupon =>
  aCoupon({ code: 'PIZZA10', type: 'percent', value: toBasisPoints(1000), minimumOrderValue: toCents(0), ...parts });

/** The menu with a grappa (18) for free with every order. */
export const withFreeGrappa = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: [...menu.dishes, aDish({ name: 'Grappa', category: 'getraenke', price: 400, tags: ['alcohol18'] })],
  offers: [
    ...menu.offers,
    anOffer({
      id: 'gratis',
      kind: 'freeItem',
      minimumOrderValue: toCents(0),
      itemSelection: selection({ dishes: ['grappa'] }),
    }),
  ],
});

/** The choice of it. */
export const FREE_GRAPPA = { offerId: offerId('gratis'), dishId: dishId('grappa'), sizeId: null };

/** Two pizzas to an address in the zone, paid in cash: 20,00 plus 2,50 delivery fee. */
export function aDelivery(parts: Partial<OrderRequest> = {}): OrderRequest {
  return {
    formValues: {
      name: 'Petra Müller',
      street: 'Lange Straße',
      streetNumber: '1b',
      zip: '10117',
      city: 'Berlin',
      phone: '030 1234567',
      email: 'petra@example.com',
      paymentMethod: 'offline',
    },
    acceptedTerms: acceptTerms(aShop().pages),
    orderItems: [
      { dishId: 'margherita', amount: 1 },
      { dishId: 'salami', amount: 1 },
    ],
    ...parts,
  };
}
