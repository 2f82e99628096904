import type { Problem } from '@tischlein/contract/problems';
import type { GeoAnswer, OtherBranch } from '@tischlein/contract/shop';
import { readFields } from '../../browser/read-fields.ts';

/** What a refused order requires of the guest (S2 §8 Order submit, S3 K5). */
export type Refusal =
  | { readonly kind: 'form'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'addressCorrected'; readonly address: GeoAnswer['addr'] }
  | { readonly kind: 'otherBranch'; readonly branch: OtherBranch }
  | { readonly kind: 'changed'; readonly messages: readonly string[] }
  | { readonly kind: 'priceChanged'; readonly message: string; readonly agreed: AgreedPrice }
  | { readonly kind: 'chooseTime'; readonly message: string; readonly times: readonly SlotOffer[] }
  | { readonly kind: 'couponNotValid' | 'other'; readonly title: string; readonly message: string }
  /** The shop could not take it right now; the same order may be sent again. */
  | { readonly kind: 'notSent'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** The server's version of the order: its total and the free items that still apply. */
interface AgreedPrice {
  readonly total: number;
  readonly freeItems: readonly string[];
}

export interface SlotOffer {
  readonly serveAt: string;
  readonly label: string;
}

export function readRefusal(status: number, problem: Problem): Refusal {
  if (status === 0) return { kind: 'unreachable' };
  const { message, title = '' } = problem;
  if (status >= 500) return { kind: 'notSent', message };
  if (status === 400 && problem.form) return { kind: 'form', errors: problem.form };
  const other = { kind: 'other', title, message } as const;
  if (status !== 409) return other;
  switch (problem.code) {
    case 1:
      return { kind: 'changed', messages: listMessages(problem) };
    case 2:
      return problem.address ? { kind: 'addressCorrected', address: problem.address } : other;
    case 3:
      return priceChanged(problem) ?? other;
    case 4:
    case 5:
      return { kind: 'chooseTime', message, times: problem.serveTimes ?? [] };
    case 6:
      return { kind: 'couponNotValid', title, message };
    case 8:
      return problem.branch ? { kind: 'otherBranch', branch: problem.branch } : other;
    default:
      return other;
  }
}

function listMessages({ message, problems = [] }: Problem): readonly string[] {
  const details = problems.map((detail) => readFields(detail)['message']).filter((text) => typeof text === 'string');
  return details.length > 0 ? details : [message];
}

function priceChanged({ message, quote }: Problem): Refusal | null {
  const total = readFields(readFields(quote)['steps'])['TOTAL'];
  const items = readFields(quote)['freeItems'];
  const offers = (Array.isArray(items) ? items : []).map((item) => readFields(item)['offerId']);
  const freeItems = offers.filter((offer) => typeof offer === 'string');
  return typeof total === 'number' ? { kind: 'priceChanged', message, agreed: { total, freeItems } } : null;
}
