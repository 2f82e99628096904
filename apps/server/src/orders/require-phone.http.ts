import { isPhone } from '@tischlein/domain/typed';
import { formProblem } from '@tischlein/wording';
import { refuse } from '../http/errors.ts';
import { readPhone } from '../phone-number.ts';

/** The form with its phone number as it is kept. */
export const withPhone = <Form extends { readonly phone: string }>(form: Form): Form => ({
  ...form,
  phone: requirePhone(form.phone),
});

/** A typed phone number as it is kept. Refuses one that looks right and cannot exist; the form's own check names other text. */
function requirePhone(typed: string): string {
  const phone = readPhone(typed);
  if (phone === null && isPhone(typed))
    throw refuse('invalidRequest', { form: { phone: formProblem('phoneInvalid') } });
  return phone ?? typed;
}
