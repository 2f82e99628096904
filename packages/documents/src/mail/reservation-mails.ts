import type { ReservationState } from '@tischlein/domain/reservations';
import { arrivalInWords, peopleText, tableUntil } from '@tischlein/wording';
import { type Mail, type MailBlock, renderMail } from './mail-content.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import type { MailSender } from './order-mail.ts';
import { footBlock, questionsText } from './shop-blocks.ts';

export interface MailedReservation {
  readonly state: ReservationState;
  readonly date: string;
  readonly day: Parameters<typeof arrivalInWords>[0]['day'];
  readonly arrival: string;
  readonly departure: string;
  readonly guests: number;
  readonly name: string;
  /** The restaurant's words when it declined or cancelled. */
  readonly message: string;
  readonly isCancelledByRestaurant: boolean;
  /** The mail tells about another day, time or party. */
  readonly isChange: boolean;
}

interface GuestLinks {
  readonly view: string;
  readonly change: string;
  readonly cancel: string;
  /** Where to reserve again. */
  readonly again: string;
}

interface RestaurantLinks {
  readonly accept: string;
  readonly decline: string;
  readonly office: string;
}

/** Words of the calendar entry. */
export const reservationCalendarTitle = (restaurant: string, guests: number): string =>
  `Tisch bei ${restaurant}, ${peopleText(guests)}`;

/** Tells the guest what has become of the reservation. It shows no wish: a stranger may have typed it and the address. */
export function reservationGuestMail(sender: MailSender, reservation: MailedReservation, links: GuestLinks): Mail {
  const { title, ...defaults } = describeForGuest(reservation);
  const isStanding = reservation.state === 'requested' || reservation.state === 'confirmed';
  const { subject, intro, closing } = chooseWords(sender, reservation, defaults);
  return renderMail({
    subject,
    sender,
    blocks: [
      { kind: 'title', text: title },
      ...intro,
      ...messageBlocks(reservation.message),
      factsBlock(sender, reservation),
      ...(isStanding ? standingBlocks(links) : againBlocks(sender, links)),
      ...closing,
      footBlock(sender),
    ],
  });
}

const KINDS = {
  requested: 'reservationRequested',
  confirmed: 'reservationConfirmed',
  declined: 'reservationDeclined',
} as const;

/** A shop's own words are for the first mail about a state; changes and cancellations keep ours, which say what has changed. */
function chooseWords(
  sender: MailSender,
  reservation: MailedReservation,
  { subject, text }: { readonly subject: string; readonly text: string },
): MailWords {
  const { state, isChange, name } = reservation;
  if (state === 'cancelled' || isChange)
    return {
      subject: `${subject} – ${sender.shop.restaurantName}`,
      intro: [{ kind: 'paragraph', text }],
      closing: [],
    };
  // The values of the defaults are filled in already.
  const values = { name, zeit: arrivalInWords(reservation) };
  const defaults = { subject: `${subject} – {restaurant}`, intro: text };
  return mailWords(sender, KINDS[state], { values, defaults });
}

function describeForGuest(reservation: MailedReservation) {
  const { state, guests, name, isChange, isCancelledByRestaurant } = reservation;
  const when = arrivalInWords(reservation);
  const you = guests === 1 ? 'Dich' : 'Euch';
  switch (state) {
    case 'requested':
      return {
        subject: `${isChange ? 'Deine Änderung' : 'Deine Anfrage'} für ${when}`,
        title: isChange ? 'Deine Änderung ist bei uns' : 'Deine Anfrage ist bei uns',
        text: `Hallo ${name}, wir prüfen kurz und antworten Dir per E-Mail.`,
      };
    case 'confirmed':
      return {
        subject: `Dein Tisch am ${when}`,
        title: isChange ? 'Deine Reservierung ist geändert' : 'Dein Tisch ist reserviert',
        text: `Wir freuen uns auf ${you}, ${name}. Eine Kalenderdatei hängt an.`,
      };
    case 'declined':
      return {
        subject: `Leider kein Tisch am ${when}`,
        title: 'Leider haben wir keinen Tisch',
        text: `Hallo ${name}, zu dieser Zeit können wir ${you} nicht unterbringen.`,
      };
    case 'cancelled':
      return isCancelledByRestaurant
        ? {
            subject: `Leider abgesagt: Dein Tisch am ${when}`,
            title: 'Wir müssen Deine Reservierung absagen',
            text: `Hallo ${name}, das tut uns leid.`,
          }
        : {
            subject: `Abgesagt: Dein Tisch am ${when}`,
            title: 'Deine Reservierung ist abgesagt',
            text: `Schade, ${name}. Der Tisch ist wieder frei.`,
          };
  }
}

const messageBlocks = (message: string): readonly MailBlock[] =>
  message === '' ? [] : [{ kind: 'paragraph', text: `Nachricht vom Restaurant: ${message}` }];

const standingBlocks = ({ view, change, cancel }: GuestLinks): readonly MailBlock[] => [
  { kind: 'button', text: 'Reservierung ansehen', url: view },
  { kind: 'link', text: 'Reservierung ändern', url: change },
  { kind: 'link', text: 'Reservierung absagen', url: cancel },
];

const againBlocks = ({ shop }: MailSender, { again }: GuestLinks): readonly MailBlock[] => [
  { kind: 'button', text: 'Neu reservieren', url: again },
  { kind: 'paragraph', text: questionsText(shop) },
];

function factsBlock({ shop }: MailSender, reservation: MailedReservation): MailBlock {
  const place = `${shop.restaurantStreet}, ${shop.restaurantZip} ${shop.restaurantCity}`;
  const isStanding = reservation.state === 'requested' || reservation.state === 'confirmed';
  return {
    kind: 'facts',
    facts: [
      { name: 'Wann', text: arrivalInWords(reservation), detail: isStanding ? tableUntil(reservation.departure) : '' },
      { name: 'Gäste', text: peopleText(reservation.guests), detail: '' },
      { name: 'Wo', text: shop.restaurantName, detail: place },
    ],
  };
}

/** Tells the restaurant what the guest has done. Contact and wish are on the linked pages, where they are deleted in time. */
export function reservationRestaurantMail(
  sender: MailSender,
  reservation: MailedReservation,
  links: RestaurantLinks,
): Mail {
  const facts = `${peopleText(reservation.guests)}, ${arrivalInWords(reservation)}`;
  return renderMail({
    subject: `${titleForRestaurant(reservation)}: ${facts}`,
    sender,
    blocks: [
      { kind: 'title', text: titleForRestaurant(reservation) },
      { kind: 'paragraph', text: `${reservation.name}, ${facts}` },
      ...(reservation.state === 'requested'
        ? [
            { kind: 'button', text: 'Ansehen und annehmen', url: links.accept } as const,
            { kind: 'link', text: 'Ablehnen', url: links.decline } as const,
          ]
        : []),
      { kind: 'link', text: 'Alle Reservierungen des Tages', url: links.office },
    ],
  });
}

function titleForRestaurant({ state, isChange }: MailedReservation): string {
  if (state === 'cancelled') return 'Reservierung abgesagt';
  if (state === 'requested') return isChange ? 'Geänderte Anfrage' : 'Neue Anfrage';
  return isChange ? 'Geänderte Reservierung' : 'Neue Reservierung';
}
