import { toBasisPoints, toCents } from '@tischlein/domain';
import type { MailKind } from '@tischlein/domain/shop';
import { SAMPLE } from '@tischlein/wording/documents';
import { feedbackMail } from './feedback-mail.ts';
import type { Mail } from './mail-content.ts';
import { orderAcceptedMail, orderCancelledMail, orderRefundedMail, orderRefusedMail } from './order-answers.ts';
import type { MailedLine, MailedQuote, MailSender, OrderMail } from './order-mail.ts';
import { orderPlacedMail } from './order-placed.ts';
import { type MailedReservation, reservationGuestMail } from './reservation-mails.ts';
import { signInMail } from './sign-in-mail.ts';

const line = (name: string, price: number): MailedLine => ({
  name,
  amount: 1,
  memberName: '',
  listPrice: toCents(price),
  price: toCents(price),
  deposit: toCents(0),
  discountLabel: '',
  dish: { name, sizeName: null, without: [], extras: [] },
  menu: null,
});

const QUOTE: MailedQuote = {
  lines: [line(SAMPLE.dishes[0], 950), line(SAMPLE.dishes[1], 550)],
  freeItems: [],
  adjustments: [],
  steps: { S1: toCents(1500), D: toCents(0), L: toCents(250), TOTAL: toCents(1750) },
  vat: [{ rate: toBasisPoints(700), gross: toCents(1750), vat: toCents(114) }],
};

/** A mail of this kind about an invented guest, in the words of its sender; its links lead to the shop. */
export function sampleMail(kind: MailKind, sender: MailSender, shopUrl: string): Mail {
  const order = sampleOrder(sender, shopUrl);
  switch (kind) {
    case 'orderPlaced':
      return orderPlacedMail(order);
    case 'orderAccepted':
      return orderAcceptedMail(order, '19:25');
    case 'orderRefused':
      return orderRefusedMail(order, SAMPLE.reason);
    case 'orderCancelled':
      return orderCancelledMail(order, SAMPLE.reason);
    case 'orderRefunded':
      return orderRefundedMail(order, { amount: toCents(550), reason: SAMPLE.reason, vat: [] });
    case 'feedbackInvited':
      return feedbackMail(sender, {
        ...order,
        name: SAMPLE.name,
        url: shopUrl,
        unsubscribeUrl: shopUrl,
        isByConsent: true,
      });
    case 'signInLink':
      return signInMail(sender, { address: shopUrl, url: shopUrl, isNew: false, order: null });
    case 'reservationRequested':
      return sampleReservation(sender, 'requested', shopUrl);
    case 'reservationConfirmed':
      return sampleReservation(sender, 'confirmed', shopUrl);
    case 'reservationDeclined':
      return sampleReservation(sender, 'declined', shopUrl);
  }
}

const sampleOrder = (sender: MailSender, shopUrl: string): OrderMail => ({
  ...sender,
  number: 4208,
  deliveryType: 'delivery',
  placedAt: '21.11.2026, 18:42',
  serveTime: null,
  contact: {
    name: SAMPLE.name,
    company: '',
    street: SAMPLE.street,
    streetNumber: '12',
    floor: SAMPLE.floor,
    zip: sender.shop.restaurantZip,
    city: sender.shop.restaurantCity,
    phone: '0151 2345678',
  },
  messageCook: '',
  messageDriver: '',
  paymentMethod: 'offline',
  paymentStatus: 'offline',
  quote: QUOTE,
  ageCheck: null,
  statusUrl: shopUrl,
  receiptUrl: shopUrl,
  withdrawalUrl: shopUrl,
});

function sampleReservation(sender: MailSender, state: MailedReservation['state'], shopUrl: string): Mail {
  const reservation: MailedReservation = {
    state,
    date: '2026-11-21',
    day: 6,
    arrival: '19:30',
    departure: '21:30',
    guests: 4,
    name: SAMPLE.name,
    message: '',
    isCancelledByRestaurant: false,
    isChange: false,
  };
  return reservationGuestMail(sender, reservation, { view: shopUrl, change: shopUrl, cancel: shopUrl, again: shopUrl });
}
