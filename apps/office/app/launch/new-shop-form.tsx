import type { OfficeSession } from '@tischlein/contract/office';
import { NEW_SHOP_FIELDS, type NewShopField } from '@tischlein/domain/franchise';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { Form } from '@tischlein/ui/form';
import { NEW_SHOP } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { checkMail } from '../api/check-mail.ts';
import '../styles/first-hour.css';
import { type Origin, ORIGINS, useNewShop } from './use-new-shop.ts';

type Shop = OfficeSession['shops'][number];

interface NewShopFormProps {
  /** Shops to take over from; empty: this is the first one. */
  readonly shops: readonly Shop[];
  /** Beside the button that creates the shop. */
  readonly children: ReactNode;
}

const INPUTS: Readonly<Partial<Record<NewShopField, { readonly type?: string; readonly inputMode?: 'numeric' }>>> = {
  zip: { inputMode: 'numeric' },
  phone: { type: 'tel' },
};
const SPANS: Readonly<Partial<Record<NewShopField, 2 | 4>>> = { zip: 2, city: 4 };

/** Asks how a new shop begins, and for its name and address. */
export function NewShopForm({ shops, children }: NewShopFormProps) {
  const isFirst = shops.length === 0;
  const { form, slug, bind } = useNewShop(isFirst ? 'empty' : 'shop', shops[0]?.slug ?? '');
  const { values, set } = form;
  const source = shops.find((shop) => shop.slug === values.source);
  return (
    <Form form={form} className="new-shop" noValidate submit={NEW_SHOP.create} buttons={children}>
      <fieldset className="new-shop-origins">
        <legend className="visually-hidden">{NEW_SHOP.begin}</legend>
        {ORIGINS.filter((origin) => origin !== 'shop' || !isFirst).map((origin) => (
          <label key={origin} className="origin-card">
            <input type="radio" name="origin" checked={values.origin === origin} onChange={() => set({ origin })} />
            <strong>{NEW_SHOP.origins[origin].name}</strong>
            <span>{describeOrigin(origin, source?.name ?? '')}</span>
          </label>
        ))}
      </fieldset>
      {values.origin === 'shop' && shops.length > 1 && (
        <label className="field new-shop-source">
          <span>{NEW_SHOP.source}</span>
          <select className="input" value={values.source} onChange={({ target }) => set({ source: target.value })}>
            {shops.map((shop) => (
              <option key={shop.id} value={shop.slug}>
                {shop.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <section className="stack new-shop-address" aria-label={NEW_SHOP.address}>
        <h2>{NEW_SHOP.address}</h2>
        <div className="new-shop-fields">
          {NEW_SHOP_FIELDS.map((field) => (
            <AddressField key={field} field={field} slug={slug} isFirst={isFirst} props={bind(field)} />
          ))}
        </div>
      </section>
    </Form>
  );
}

const describeOrigin = (origin: Origin, source: string): string =>
  origin === 'shop' ? NEW_SHOP.origins.shop.text(source) : NEW_SHOP.origins[origin].text;

interface AddressFieldProps {
  readonly field: NewShopField;
  readonly slug: string;
  readonly isFirst: boolean;
  readonly props: ReturnType<ReturnType<typeof useNewShop>['bind']>;
}

function AddressField({ field, slug, isFirst, props }: AddressFieldProps) {
  const label = field === 'name' && isFirst ? NEW_SHOP.firstName : NEW_SHOP.fields[field];
  if (field === 'email') return <MailField label={label} span={3} autoComplete="off" check={checkMail} {...props} />;
  const help = { slug: `${location.host}/f=${slug}`, phone: NEW_SHOP.phoneHelp };
  return (
    <TextField
      label={label}
      help={field === 'slug' || field === 'phone' ? help[field] : undefined}
      span={SPANS[field] ?? 3}
      autoComplete="off"
      maxLength={120}
      {...INPUTS[field]}
      {...(field === 'slug' && { autoCapitalize: 'none', spellCheck: false, maxLength: 60 })}
      {...props}
    />
  );
}
