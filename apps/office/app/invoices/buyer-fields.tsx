import type { InvoiceBuyer } from '@tischlein/contract/shop';
import { isBlank } from '@tischlein/domain';
import { findBuyerGaps, hasRightCheckDigits, isLeitwegId } from '@tischlein/domain/books';
import { isMailAddress } from '@tischlein/domain/typed';
import { isVatId } from '@tischlein/domain/shop';
import { tidyPostcode } from '@tischlein/domain/typed';
import { TextField } from '@tischlein/ui/field';
import type { FormState } from '@tischlein/ui/form-state';
import { MailField } from '@tischlein/ui/mail-field';
import { OFFICE_INVOICE as SAY } from '@tischlein/wording/office';
import { checkMail } from '../api/check-mail.ts';

const FIELDS = [
  { name: 'company', maxLength: 120 },
  { name: 'street', maxLength: 120 },
  { name: 'zip', maxLength: 5, inputMode: 'numeric' },
  { name: 'city', maxLength: 80 },
  { name: 'vatId', maxLength: 20 },
  { name: 'email', maxLength: 200 },
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
  FIELDS.map(({ name, ...input }) => {
    const props = { ...input, ...text(name), label: SAY.fields[name], autoComplete: 'off' };
    if (name === 'email') return <MailField key={name} check={checkMail} {...props} />;
    const isReference = name === 'reference';
    return (
      <TextField
        key={name}
        {...(isReference && { remark: SAY.optional, help: describeReference(text(name).value) })}
        {...props}
      />
    );
  });

function describeReference(reference: string): string {
  if (!isLeitwegId(reference)) return SAY.referenceHelp;
  return hasRightCheckDigits(reference) ? SAY.leitwegId.known : SAY.leitwegId.wrong;
}

/** Missing values and those that cannot be right, by field. */
export function checkBuyer(buyer: InvoiceBuyer) {
  const { company, street, zip, city, vatId, email } = buyer;
  const gaps = findBuyerGaps(buyer);
  return {
    company: company.trim() === '' && SAY.missing,
    street: street.trim() === '' && SAY.missing,
    zip: !/^\d{5}$/.test(tidyPostcode(zip)) && SAY.zipInvalid,
    city: city.trim() === '' && SAY.missing,
    vatId: (gaps.includes('vatId') || (!isBlank(vatId) && !isVatId(vatId))) && SAY.vatIdInvalid,
    email: (gaps.includes('email') || (!isBlank(email) && !isMailAddress(email))) && SAY.emailInvalid,
  };
}
