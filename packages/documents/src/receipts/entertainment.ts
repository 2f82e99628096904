import { ENTERTAINMENT } from '@tischlein/wording/documents';

/** What the guest fills in for the tax office. */
export interface EntertainmentDetails {
  readonly occasion: string;
  readonly participants: string;
  readonly recipient: string;
}

interface Entertainment extends EntertainmentDetails {
  /** 'Tramonto Mitte, Torstraße 1, 10119 Berlin' */
  readonly place: string;
  /** '20.11.2026' */
  readonly day: string;
}

interface EntertainmentField {
  readonly label: string;
  /** '' leaves lines to fill in by hand. */
  readonly value: string;
  readonly lines: number;
}

/** The fields of the form, row by row; the tax office asks for all of them. */
export function entertainmentFields(entertainment: Entertainment): readonly (readonly EntertainmentField[])[] {
  const { place, day, occasion, participants, recipient } = entertainment;
  return [
    [{ label: ENTERTAINMENT.recipient, value: recipient.trim(), lines: 2 }],
    [
      { label: ENTERTAINMENT.place, value: place, lines: 1 },
      { label: ENTERTAINMENT.day, value: day, lines: 1 },
    ],
    [{ label: ENTERTAINMENT.occasion, value: occasion.trim(), lines: 1 }],
    [{ label: ENTERTAINMENT.participants, value: participants.trim(), lines: 3 }],
    [
      { label: ENTERTAINMENT.placeAndDay, value: '', lines: 1 },
      { label: ENTERTAINMENT.signature, value: '', lines: 1 },
    ],
  ];
}
