import * as calls from '@tischlein/contract/calls';
import { checkApplication, MOST_PDF_BYTES, PDF_SIGNATURE_BYTES } from '@tischlein/domain/applications';
import { applicationFormProblems } from '@tischlein/wording';
import { refuse } from '@tischlein/ui/answer';
import type { FormState } from '@tischlein/ui/form-state';
import { toBase64 } from '@tischlein/ui/to-base64';
import { useForm } from '@tischlein/ui/use-form';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

export interface Job {
  readonly id: string;
  readonly title: string;
}

export interface ApplicationFields {
  readonly name: string;
  readonly contact: string;
  readonly message: string;
  readonly pdf: File | null;
}

const EMPTY: ApplicationFields = { name: '', contact: '', message: '', pdf: null };

/** An application for a job: checked with the server's rules, then sent. */
export function useApplication(job: Job, onSent: (name: string) => void): FormState<ApplicationFields> {
  const { shop } = useShop();
  return useForm({
    first: EMPTY,
    send: async (fields) => {
      const form = await findProblems(fields);
      if (Object.keys(form).length > 0) return refuse('', form);
      const formData = { ...fields, pdf: fields.pdf && toBase64(await readBytes(fields.pdf)) };
      return send(calls.submitApplication, { params: { shop: shop.id, entry: job.id }, body: { formData } });
    },
    done: (_, { values }) => onSent(values.name.trim()),
  });
}

async function findProblems({ pdf, ...fields }: ApplicationFields): Promise<Readonly<Record<string, string>>> {
  // A file that is too large is not read.
  const start =
    pdf && pdf.size <= MOST_PDF_BYTES ? await readBytes(pdf.slice(0, PDF_SIGNATURE_BYTES)) : new Uint8Array();
  return applicationFormProblems(checkApplication({ ...fields, pdf: pdf && { bytes: pdf.size, start } }));
}

const readBytes = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
