import * as calls from '@tischlein/contract/calls';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { CLOSING, SHOP_STATE_NAMES } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/first-hour.css';
import { type Launch, useShopState } from './use-shop-state.ts';

/** Closes a shop for a while or for good, brings it back, or deletes it (S3 L1). */
export function ClosingPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { current, problem, change } = useShopState(shop);
  return (
    <OfficeFrame title={CLOSING.title}>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {current && (
        <div className="closing">
          <p className="page-lead">
            {shop.name}: {SHOP_STATE_NAMES[current.state]}
          </p>
          {current.state === 'open' && <ForAWhile slug={shop.slug} />}
          {current.state === 'archived' && (
            <Change name={shop.name} kind="restore" onChange={() => void change('draft')} />
          )}
          {current.state === 'open' && <Change name={shop.name} kind="draft" onChange={() => void change('draft')} />}
          {current.state !== 'archived' && (
            <Change name={shop.name} kind="archive" onChange={() => void change('archived')} />
          )}
          <Deletion shop={shop} current={current} />
        </div>
      )}
    </OfficeFrame>
  );
}

const ForAWhile = ({ slug }: { readonly slug: string }) => (
  <section>
    <h2>{CLOSING.forAWhile}</h2>
    <ul>
      <li>
        <Link to={`/${slug}`}>{CLOSING.today}</Link>
      </li>
      <li>
        <Link to={`/${slug}/zeiten`}>{CLOSING.days}</Link>
      </li>
    </ul>
  </section>
);

interface ChangeProps {
  readonly name: string;
  readonly kind: 'archive' | 'draft' | 'restore';
  readonly onChange: () => void;
}

/** A change of the state. Guests lose the shop by it, so the dialog names what happens. */
function Change({ name, kind, onChange }: ChangeProps) {
  const [isAsking, setAsking] = useState(false);
  const { title, text, action } = CLOSING[kind];
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <button
        type="button"
        className={`button ${kind === 'restore' ? 'button-main' : 'button-line'}`}
        onClick={() => (kind === 'restore' ? onChange() : setAsking(true))}
      >
        {action}
      </button>
      {isAsking && kind !== 'restore' && (
        <ConfirmDialog
          title={CLOSING[kind].question(name)}
          texts={kind === 'archive' ? CLOSING.archive.effects : [text]}
          confirm={action}
          cancel={CLOSING.cancel}
          mainAnswer="cancel"
          onClosed={(isConfirmed) => {
            setAsking(false);
            if (isConfirmed) onChange();
          }}
        />
      )}
    </section>
  );
}

interface DeletionProps extends Pick<ShopOffice, 'shop'> {
  readonly current: NonNullable<Launch['current']>;
}

function Deletion({ shop, current: { deletion } }: DeletionProps) {
  const form = useForm({
    first: { name: '' },
    check: ({ name }) => ({ name: name.trim() !== shop.name.trim() && CLOSING.delete.nameDiffers }),
    send: (body) => send(calls.deleteShop, { params: { shop: shop.id }, body }),
    // The session lists the shops.
    done: () => location.assign('/office'),
  });
  return (
    <section>
      <h2>{CLOSING.delete.title}</h2>
      {deletion ? (
        <p>{CLOSING.obstacles[deletion]}</p>
      ) : (
        <Form form={form} className="stack closing-delete" noValidate submit={CLOSING.delete.action} kind="line">
          <p>{CLOSING.delete.text}</p>
          <TextField label={CLOSING.delete.type(shop.name)} autoComplete="off" {...form.text('name')} />
        </Form>
      )}
    </section>
  );
}
