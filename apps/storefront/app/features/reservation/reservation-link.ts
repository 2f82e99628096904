import type { LinkedReservation } from '@tischlein/contract/shop';
import type { Answer } from '@tischlein/ui/answer';

/** A signed link, what it shows, and what can be done by it. */
export interface ReservationLink {
  readonly token: string;
  /** Last part of the address: confirm, change, cancel, accept or decline. */
  readonly type: string;
  readonly linked: LinkedReservation;
  readonly answer: (
    action: 'confirm' | 'cancel' | 'accept' | 'decline',
    message?: string,
  ) => Promise<Answer<LinkedReservation>>;
  readonly change: (change: ReservationChange) => Promise<Answer<LinkedReservation>>;
}

interface ReservationChange {
  readonly startsAt: string;
  readonly guests: number;
  readonly wish: string;
}

export const reservationPath = (token: string, type: string): string => `/tr/${token}/${type}`;

export const isStanding = ({ state }: LinkedReservation['reservation']): boolean =>
  state === 'requested' || state === 'confirmed';
