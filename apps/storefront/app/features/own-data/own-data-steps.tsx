import * as calls from '@tischlein/contract/calls';
import { MailField } from '@tischlein/ui/mail-field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { OWN_DATA } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { checkMail } from '../../api/check-mail.ts';
import { send } from '../../api/send.ts';
import { useHash } from '../../browser/use-hash.ts';
import { useShop } from '../../context/shop-context.ts';
import '../../styles/own-data.css';
import { StoredData } from './stored-data.tsx';

/** The stored data of a guest, by a mailed link or an account; without both, a form that mails a link (Art. 15 GDPR). */
export function OwnDataSteps() {
  const { guest } = useShop();
  const token = useHash();
  const [isAsking, setAsking] = useState(token === '' && !guest.signedIn.get());
  return isAsking ? <RequestLink /> : <StoredData token={token || null} onNewLink={() => setAsking(true)} />;
}

function RequestLink() {
  const { shop } = useShop();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    first: { email: '' },
    send: (body) => send(calls.requestPersonalData, { params: { shop: shop.id }, body }),
    done: () => setSent(true),
  });
  if (isSent)
    return (
      <section className="own-data">
        <h2 ref={focusOnMount} tabIndex={-1}>
          {OWN_DATA.sent}
        </h2>
        <p>{OWN_DATA.sentText}</p>
      </section>
    );
  return (
    <Form form={form} className="own-data" noValidate submit={OWN_DATA.request}>
      <p>{OWN_DATA.intro}</p>
      <MailField
        label={OWN_DATA.email}
        autoComplete="email"
        required
        maxLength={200}
        check={checkMail}
        {...form.text('email')}
      />
    </Form>
  );
}
