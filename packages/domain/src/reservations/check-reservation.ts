import { isEmail, phoneProblems } from '../checkout/index.ts';
import { isBlank } from '../typed-text.ts';

interface ReservationForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export type ReservationProblem =
  | { readonly field: 'name'; readonly code: 'nameMissing' }
  | { readonly field: 'email'; readonly code: 'emailInvalid' }
  | { readonly field: 'phone'; readonly code: 'phoneMissing' | 'phoneInvalid' };

/** Checks who comes: the page before it is sent, and the server what it gets. Guests who call the restaurant need no mail address. */
export function checkReservation(
  { name, email, phone }: ReservationForm,
  { by }: { readonly by: 'guest' | 'restaurant' },
): readonly ReservationProblem[] {
  const isEmailNeeded = by === 'guest' || !isBlank(email);
  return [
    ...(isBlank(name) ? [{ field: 'name', code: 'nameMissing' } as const] : []),
    ...(isEmailNeeded && !isEmail(email) ? [{ field: 'email', code: 'emailInvalid' } as const] : []),
    ...checkPhone(phone, by),
  ];
}

function checkPhone(phone: string, by: 'guest' | 'restaurant'): readonly ReservationProblem[] {
  if (isBlank(phone)) return by === 'guest' ? [{ field: 'phone', code: 'phoneMissing' }] : [];
  return phoneProblems(phone).length > 0 ? [{ field: 'phone', code: 'phoneInvalid' }] : [];
}
