import type { ReservationMode } from '../shop/reservation-settings.ts';

export const RESERVATION_STATES = ['requested', 'confirmed', 'declined', 'cancelled'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** What guests do by the link of their mail (S3 R1). */
export const GUEST_ACTIONS = ['confirm', 'change', 'cancel'] as const;
/** What the restaurant does by the link of its mail (S3 R1). In the office it cancels, too. */
export const RESTAURANT_ACTIONS = ['accept', 'decline'] as const;
export const RESERVATION_ACTIONS = ['confirm', 'change', 'cancel', 'accept', 'decline'] as const;
export type GuestAction = (typeof GUEST_ACTIONS)[number];
export type RestaurantAction = (typeof RESTAURANT_ACTIONS)[number];
export type ReservationAction = (typeof RESERVATION_ACTIONS)[number];

/** The state of a new reservation, and of one whose guest has changed it. */
export const firstState = (mode: ReservationMode): ReservationState => (mode === 'atOnce' ? 'confirmed' : 'requested');

/** Returns whether a reservation takes seats. */
export const takesSeats = (state: ReservationState): boolean => state === 'requested' || state === 'confirmed';

interface Reserved {
  readonly state: ReservationState;
  readonly startsAt: number;
  readonly endsAt: number;
}

export type ActionOutcome =
  /** `isRepeated`: it is there already, and no mail is sent again. */
  | { readonly code: 'allowed'; readonly state: ReservationState; readonly isRepeated: boolean }
  /** The visit has begun or is over, or the other side has answered otherwise. */
  | { readonly code: 'over' };

const OVER: ActionOutcome = { code: 'over' };
const moved = (state: ReservationState): ActionOutcome => ({ code: 'allowed', state, isRepeated: false });
const repeated = (state: ReservationState): ActionOutcome => ({ code: 'allowed', state, isRepeated: true });

interface ActionContext {
  /** Minutes since 1970. */
  readonly now: number;
  readonly mode: ReservationMode;
  readonly by: 'guest' | 'restaurant';
}

/** What an action makes of a reservation. */
export function decideAction(reserved: Reserved, action: ReservationAction, context: ActionContext): ActionOutcome {
  const { state } = reserved;
  const { now, mode, by } = context;
  // The restaurant frees a table whose guests have not come.
  const until = action === 'cancel' && by === 'restaurant' ? reserved.endsAt : reserved.startsAt;
  if (now >= until) return OVER;
  switch (action) {
    case 'confirm':
      return state === 'confirmed' ? moved('confirmed') : OVER;
    case 'change':
      return takesSeats(state) ? moved(firstState(mode)) : OVER;
    case 'cancel':
      if (state === 'cancelled') return repeated('cancelled');
      return takesSeats(state) ? moved('cancelled') : OVER;
    case 'accept':
      if (state === 'confirmed') return repeated('confirmed');
      return state === 'requested' ? moved('confirmed') : OVER;
    case 'decline':
      if (state === 'declined') return repeated('declined');
      return state === 'requested' ? moved('declined') : OVER;
  }
}
