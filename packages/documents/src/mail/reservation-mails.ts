import type { ReservationState } from '@tischlein/domain/reservations';
import { arrivalInWords, peopleText, tableUntil } from '@tischlein/wording';
import {
  questionsText,
  RESERVATION_MAIL,
  reservationForGuest,
  reservationForRestaurant,
} from '@tischlein/wording/documents';
import { type Mail, type MailBlock, renderMail } from './mail-content.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import type { MailSender } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

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

/** Tells the guest what has become of the reservation. It shows no wish: a stranger may have typed it and the address. */
export function reservationGuestMail(sender: MailSender, reservation: MailedReservation, links: GuestLinks): Mail {
  const { title, ...defaults } = reservationForGuest({ ...reservation, when: arrivalInWords(reservation) });
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

const messageBlocks = (message: string): readonly MailBlock[] =>
  message === '' ? [] : [{ kind: 'paragraph', text: RESERVATION_MAIL.message(message) }];

const standingBlocks = ({ view, change, cancel }: GuestLinks): readonly MailBlock[] => [
  { kind: 'button', text: RESERVATION_MAIL.view, url: view },
  { kind: 'link', text: RESERVATION_MAIL.change, url: change },
  { kind: 'link', text: RESERVATION_MAIL.cancel, url: cancel },
];

const againBlocks = ({ shop }: MailSender, { again }: GuestLinks): readonly MailBlock[] => [
  { kind: 'button', text: RESERVATION_MAIL.again, url: again },
  { kind: 'paragraph', text: questionsText(shop.phone) },
];

function factsBlock({ shop }: MailSender, reservation: MailedReservation): MailBlock {
  const place = `${shop.restaurantStreet}, ${shop.restaurantZip} ${shop.restaurantCity}`;
  const isStanding = reservation.state === 'requested' || reservation.state === 'confirmed';
  return {
    kind: 'facts',
    facts: [
      {
        name: RESERVATION_MAIL.facts.when,
        text: arrivalInWords(reservation),
        detail: isStanding ? tableUntil(reservation.departure) : '',
      },
      { name: RESERVATION_MAIL.facts.guests, text: peopleText(reservation.guests), detail: '' },
      { name: RESERVATION_MAIL.facts.where, text: shop.restaurantName, detail: place },
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
    subject: `${reservationForRestaurant(reservation)}: ${facts}`,
    sender,
    blocks: [
      { kind: 'title', text: reservationForRestaurant(reservation) },
      { kind: 'paragraph', text: `${reservation.name}, ${facts}` },
      ...(reservation.state === 'requested'
        ? [
            { kind: 'button', text: RESERVATION_MAIL.accept, url: links.accept } as const,
            { kind: 'link', text: RESERVATION_MAIL.decline, url: links.decline } as const,
          ]
        : []),
      { kind: 'link', text: RESERVATION_MAIL.all, url: links.office },
    ],
  });
}
