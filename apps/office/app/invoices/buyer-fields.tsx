import type { InvoiceBuyer } from '@tischlein/contract/shop';
import { isEmail } from '@tischlein/domain/checkout';
import { isVatId } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import type { FormState } from '@tischlein/ui/form-state';
import { OFFICE_INVOICE as SAY } from '@tischlein/wording/office';

const FIELDS = [
  { name: 'company', maxLength: 120 },
  { name: 'street', maxLength: 120 },
  { name: 'zip', maxLength: 5, inputMode: 'numeric' },
  { name: 'city', maxLength: 80 },
  { name: 'vatId', maxLength: 20 },
  { name: 'email', maxLength: 200, type: 'email' },
  { name: 'reference', maxLength: 100 },
] as const;

export const NO_BUYER: InvoiceBuyer = {
  company: '',
  street: '',
  zip: '',
  city: '',
  vatId: '',
  email: '',
  reference: '',
};

/** The company that an e-invoice names, as guests fill it in. */
export const BuyerFields = ({ text }: Pick<FormState<InvoiceBuyer>, 'text'>) =>
  FIELDS.map(({ name, ...input }) => (
    <TextField
      key={name}
      label={SAY.fields[name]}
      autoComplete="off"
      {...(name === 'reference' && { remark: SAY.optional, help: SAY.referenceHelp })}
      {...input}
      {...text(name)}
    />
  ));

/** Missing values and those that cannot be right, by field. */
export function checkBuyer({ company, street, zip, city, vatId, email }: InvoiceBuyer) {
  return {
    company: company.trim() === '' && SAY.missing,
    street: street.trim() === '' && SAY.missing,
    zip: !/^\d{5}$/.test(zip.trim()) && SAY.zipInvalid,
    city: city.trim() === '' && SAY.missing,
    vatId: !isVatId(vatId) && SAY.vatIdInvalid,
    email: !isEmail(email.trim()) && SAY.emailInvalid,
  };
}
