import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { MailField } from '@tischlein/ui/mail-field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { TABLE_ORDER, TABLE_PAID } from '@tischlein/wording/storefront';
import { checkMail } from '../../api/check-mail.ts';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

/** Mails the documents of a paid part; the address is for this mail only. */
export function ReceiptMail({ orderId }: { readonly orderId: string }) {
  const { shop } = useShop();
  const form = useForm({
    first: { email: '' },
    check: ({ email }) => ({ email: !isEmail(email.trim()) && TABLE_PAID.emailProblem }),
    send: ({ email }) => send(calls.mailReceipt, { params: { shop: shop.id, orderId }, body: { email: email.trim() } }),
    success: ({ email }) => TABLE_PAID.mailSent(email.trim()),
    afterSuccess: { email: '' },
  });
  return (
    <Form form={form} className="receipt-mail" noValidate submit={TABLE_PAID.sendMail} kind="line">
      <MailField
        label={TABLE_PAID.email}
        remark={TABLE_ORDER.optional}
        autoComplete="email"
        inputMode="email"
        check={checkMail}
        {...form.text('email')}
      />
    </Form>
  );
}
