import * as calls from '@tischlein/contract/calls';
import {
  findNewShopProblems,
  NEW_SHOP_FIELDS,
  type NewShopField,
  type NewShopFields,
} from '@tischlein/domain/franchise';
import { useForm } from '@tischlein/ui/use-form';
import { NEW_SHOP } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import type { SlugAnswer } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { useSettled } from '@tischlein/ui/use-settled';

export const ORIGINS = ['shop', 'file', 'empty'] as const;
export type Origin = (typeof ORIGINS)[number];

const EMPTY: NewShopFields = { name: '', slug: '', street: '', zip: '', city: '', phone: '', email: '' };

/** The form for a new shop. A problem is shown once its field was left, or the form was sent. */
export function useNewShop(origin: Origin, source: string) {
  const form = useForm({
    first: { ...EMPTY, origin, source },
    check: () => Object.fromEntries(NEW_SHOP_FIELDS.map((field) => [field, describe(field)])),
    send: (values): ReturnType<typeof createShop> =>
      createShop(fields, values.origin === 'shop' ? values.source : null),
    // Another shop has taken it since.
    problemFields: { slugTaken: 'slug' },
    done: ({ slug }, { values }) => enterShop(slug, values.origin),
  });
  const { values, errors, text } = form;
  const [left, setLeft] = useState<readonly NewShopField[]>([]);
  const { slug, isTaken } = useNewSlug(values.name, values.slug);
  const fields = { ...values, slug };
  const problems = findNewShopProblems(fields);
  const describe = (field: NewShopField): string => {
    if (field === 'slug' && isTaken) return NEW_SHOP.slugTaken;
    const found = problems[field];
    return found ? NEW_SHOP.problems[field][found] : '';
  };
  const isShown = (field: NewShopField): boolean => (field === 'slug' && isTaken) || left.includes(field);
  /** Props of a field. */
  const bind = (field: NewShopField) => ({
    ...text(field),
    value: fields[field],
    error: errors[field] ?? (isShown(field) ? describe(field) : ''),
    onBlur: () => fields[field] !== '' && setLeft([...left, field]),
  });
  return { form, slug, bind };
}

const createShop = ({ name, slug, street, zip, city, phone, email }: NewShopFields, from: string | null) =>
  send(calls.createDraft, {
    body: {
      name: name.trim(),
      slug: slug.trim(),
      street: street.trim(),
      zip: zip.trim(),
      city: city.trim(),
      phone: phone.trim(),
      email: email.trim(),
      ...(from !== null && { from }),
    },
  });

/** Loads the office again, because the session lists the shops. */
const enterShop = (slug: string, origin: Origin): void =>
  location.assign(`/office/${slug}${origin === 'file' ? '/einlesen' : '/eroeffnen'}`);

const ASK_AFTER_MS = 250;

/** The short name of a new shop: the typed one, else it follows the name. It is checked while it is typed. */
function useNewSlug(name: string, typed: string) {
  const asked = useSettled(typed || name, ASK_AFTER_MS).trim();
  const { value: answer } = useRemote<SlugAnswer>({
    key: `slug ${asked}`,
    read: asked === '' ? null : () => send(calls.suggestSlug, { query: { text: asked } }),
  });
  const slug = typed || (name.trim() === '' ? '' : (answer?.slug ?? ''));
  return { slug, isTaken: slug !== '' && answer?.slug === slug && !answer.isFree };
}
