/** Why a guest calls the waiter: just to come, cutlery or napkins, tap water, the bill in cash or by card. */
export const GUEST_CALLS = ['come', 'cutlery', 'water', 'billCash', 'billCard'] as const;
export type GuestCall = (typeof GUEST_CALLS)[number];
