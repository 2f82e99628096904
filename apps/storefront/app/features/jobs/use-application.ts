import * as calls from '@tischlein/contract/calls';
import { checkApplication, MOST_PDF_BYTES, PDF_SIGNATURE_BYTES } from '@tischlein/domain/applications';
import { applicationFormProblems } from '@tischlein/wording';
import { toBase64 } from '@tischlein/ui/to-base64';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

export interface Job {
  readonly id: string;
  readonly title: string;
}

interface ApplicationFields {
  readonly name: string;
  readonly contact: string;
  readonly message: string;
  readonly pdf: File | null;
}
type Errors = Readonly<Partial<Record<keyof ApplicationFields, string>>>;

export interface Application {
  readonly fields: ApplicationFields;
  readonly errors: Errors;
  /** Why it was refused; '' if it was not. */
  readonly problem: string;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly change: (change: Partial<ApplicationFields>) => void;
  readonly submit: () => Promise<void>;
}

const EMPTY: ApplicationFields = { name: '', contact: '', message: '', pdf: null };

/** An application for a job: checked with the server's rules, then sent. */
export function useApplication(job: Job): Application {
  const { shop } = useShop();
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const submit = async (): Promise<void> => {
    if (state !== 'typing') return;
    setState('sending');
    setProblem('');
    const found = await findProblems(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) return setState('typing');
    const formData = { ...fields, pdf: fields.pdf && toBase64(await readBytes(fields.pdf)) };
    const params = { shop: shop.id, entry: job.id };
    const answer = await send(calls.submitApplication, { params, body: { formData } });
    if (answer.ok) return setState('sent');
    setErrors(answer.problem.form ?? {});
    setProblem(answer.problem.message);
    setState('typing');
  };
  return {
    fields,
    errors,
    problem,
    isSending: state === 'sending',
    isSent: state === 'sent',
    change: (change) => setFields((before) => ({ ...before, ...change })),
    submit,
  };
}

async function findProblems({ pdf, ...fields }: ApplicationFields): Promise<Errors> {
  // A file that is too large is not read.
  const start =
    pdf && pdf.size <= MOST_PDF_BYTES ? await readBytes(pdf.slice(0, PDF_SIGNATURE_BYTES)) : new Uint8Array();
  return applicationFormProblems(checkApplication({ ...fields, pdf: pdf && { bytes: pdf.size, start } }));
}

const readBytes = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
