import * as calls from '@tischlein/contract/calls';
import type { Installation } from '@tischlein/contract/office';
import { type Answer, mapAnswer } from '@tischlein/ui/answer';
import type { Fact } from '@tischlein/ui/compare-facts';
import type { FieldErrors, FormProgress, FormState } from '@tischlein/ui/form-state';
import { Remote } from '@tischlein/ui/remote';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { useForm } from '@tischlein/ui/use-form';
import { INSTALLATION as SAY } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { send } from '../api/send.ts';
import { type ShownPart, TEST } from './part.tsx';

/** The values of every part, and what a page does after a save. */
export interface PartProps {
  readonly installation: Installation;
  /** Gets the stored values, or nothing if it has to be read again. */
  readonly onChanged: (installation: Installation | null) => void;
}

/** A backup takes seconds to minutes. */
const WHILE_BACKING_UP_MS = 2000;

const read = () => send(calls.getInstallation);

/** The installation, which all parts of the page share. */
export const installationRemote = new Remote<Installation>({
  key: 'installation',
  read,
  againAfter: ({ backups }) => (backups.runningSince === null ? null : WHILE_BACKING_UP_MS),
});

/** The parts with a form. */
type PartName = 'mail' | 'tiles' | 'geocoder';
type Headers = Readonly<Record<'if-match', string>>;
type Result = NonNullable<ShownPart<FormProgress>['result']>;

interface PartOptions<Name extends PartName, Values> {
  readonly name: Name;
  readonly documents: OpenDocuments<Installation, Values>;
  /** The fields as they are stored. Secrets are empty: they do not leave the server. */
  readonly toDraft: (stored: Installation[Name]) => Values;
  /** The fields in words, to compare versions. */
  readonly describe: (values: Values) => readonly Fact[];
  readonly check: (values: Values) => FieldErrors;
  readonly save: (values: Values, headers: Headers) => Promise<Answer<Installation>>;
  readonly test: (values: Values) => Promise<Answer<Result>>;
  /** Problem code → the field that its sentence is about. */
  readonly problemFields?: Readonly<Record<string, keyof Values & string>>;
}

/**
 * The form of a part: saved by its main button, tried by the other one without being saved. An untouched form follows what others save;
 * what was typed keeps the version that it is based on, so that saving it asks which one counts.
 */
export function usePart<Name extends PartName, Values extends object>(
  installation: Installation,
  { name, documents, toDraft, describe, check, save, test, problemFields }: PartOptions<Name, Values>,
): ShownPart<FormState<Values>> {
  const [result, setResult] = useState<Result | null>(null);
  const answered = useRef<Answer<Installation> | null>(null);
  const document = useDocument<Installation, Values>({
    key: name,
    documents,
    remote: installationRemote,
    read,
    part: (saved) => toDraft(saved[name]),
    describe,
    write: async (base, values) => {
      const answer = await save(values, toHeaders(base[name]));
      answered.current = answer;
      return answer;
    },
  });
  const first = toDraft(installation[name]);
  const form = useForm<Values, Result | null>({
    first,
    held: [document.part ?? first, document.edit],
    check,
    ...(problemFields && { problemFields }),
    send: async (values, _key, button) => {
      setResult(null);
      if (button === TEST) return test(values);
      const isSaved = await document.save();
      const isDropped = !isSaved && documents.get(name)?.isChanged() === false;
      if (isSaved || isDropped || !answered.current)
        return { ok: true, value: isSaved ? { isGood: true, text: SAY.saved } : null };
      return mapAnswer(answered.current, () => null);
    },
    done: setResult,
  });
  return { form, result, question: document.question };
}

export const toHeaders = ({ version }: { readonly version: string }): Headers => ({ 'if-match': `"${version}"` });

/** Of a secret that does not leave the server: the version that has it, as each save may have changed it; empty: none is stored. */
export const findSecret = (isStored: boolean | undefined, version: string): string => (isStored ? version : '');

/** A secret in words, as it was typed or is stored. */
export function describeSecret(name: string, typed: string, storedIn: string): Fact {
  if (typed !== '') return { name, text: SAY.secret.typed, exact: typed };
  return { name, text: storedIn === '' ? SAY.secret.none : SAY.secret.stored, exact: storedIn };
}
