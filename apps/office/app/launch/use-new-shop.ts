import * as calls from '@tischlein/contract/calls';
import { findNewShopProblems, type NewShopField, type NewShopFields } from '@tischlein/domain/franchise';
import { NEW_SHOP } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { useNewSlug } from './use-new-slug.ts';

export const ORIGINS = ['shop', 'file', 'empty'] as const;
export type Origin = (typeof ORIGINS)[number];

const CONFLICT = 409;
const EMPTY: NewShopFields = { name: '', slug: '', street: '', zip: '', city: '', phone: '', email: '' };

/** The form for a new shop. A problem is shown once its field was left, or the form was sent. */
export function useNewShop(firstOrigin: Origin, firstSource: string) {
  const [typed, setTyped] = useState(EMPTY);
  const [origin, setOrigin] = useState(firstOrigin);
  const [source, setSource] = useState(firstSource);
  const [refusal, setRefusal] = useState<object | null>(null);
  const [left, setLeft] = useState<readonly NewShopField[]>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const short = useNewSlug(typed.name);
  const fields = { ...typed, slug: short.slug };
  const problems = findNewShopProblems(fields);
  const findError = (field: NewShopField): string | null => {
    if (field === 'slug' && short.isTaken) return NEW_SHOP.slugTaken;
    const found = problems[field];
    return found && (refusal || left.includes(field)) ? NEW_SHOP.problems[field][found] : null;
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    setProblem('');
    if (short.isTaken || Object.keys(problems).length > 0) return setRefusal({});
    setBusy(true);
    const created = await createShop(fields, origin === 'shop' ? source : null);
    setBusy(false);
    if (created.ok) return enterShop(created.value.slug, origin);
    if (created.status === CONFLICT) short.refuse();
    else setProblem(created.problem.message);
    setRefusal({});
  };
  const change = (field: NewShopField, text: string): void =>
    field === 'slug' ? short.type(text) : setTyped({ ...typed, [field]: text });
  const leave = (field: NewShopField): void => void (fields[field] !== '' && setLeft([...left, field]));
  return { fields, origin, source, problem, refusal, isBusy, setOrigin, setSource, findError, submit, change, leave };
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
