import { isEmail, phoneProblems } from '../checkout/index.ts';
import { isBlank } from '../typed-text.ts';

export const MOST_PDF_BYTES: number = 5 * 1024 * 1024;
/** '%PDF-', the first bytes of every PDF. */
const PDF_SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d] as const;
export const PDF_SIGNATURE_BYTES: number = PDF_SIGNATURE.length;

/** An attached file: its size and at least its first PDF_SIGNATURE_BYTES bytes. */
interface AttachedFile {
  readonly bytes: number;
  readonly start: Uint8Array;
}

interface ApplicationForm {
  readonly name: string;
  /** A mail address or a phone number. */
  readonly contact: string;
  readonly pdf: AttachedFile | null;
}

export type ApplicationProblem =
  | { readonly field: 'name'; readonly code: 'nameMissing' }
  | { readonly field: 'contact'; readonly code: 'contactInvalid' }
  | { readonly field: 'pdf'; readonly code: 'pdfTooLarge' | 'pdfUnreadable' };

/** Checks an application for a job: the form before it is sent, and the server what it gets. */
export function checkApplication({ name, contact, pdf }: ApplicationForm): readonly ApplicationProblem[] {
  return [
    ...(isBlank(name) ? [{ field: 'name', code: 'nameMissing' } as const] : []),
    ...(isContact(contact) ? [] : [{ field: 'contact', code: 'contactInvalid' } as const]),
    ...(pdf ? checkPdf(pdf) : []),
  ];
}

const isContact = (text: string): boolean => isEmail(text) || (!isBlank(text) && phoneProblems(text).length === 0);

function checkPdf({ bytes, start }: AttachedFile): readonly ApplicationProblem[] {
  if (bytes > MOST_PDF_BYTES) return [{ field: 'pdf', code: 'pdfTooLarge' }];
  const isPdf = PDF_SIGNATURE.every((byte, index) => start[index] === byte);
  return isPdf ? [] : [{ field: 'pdf', code: 'pdfUnreadable' }];
}
