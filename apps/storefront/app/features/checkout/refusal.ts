import type { Refusal } from '@tischlein/domain/checkout-flow';
import type { Problem } from '@tischlein/contract/problems';
import { readFields } from '../../browser/read-fields.ts';

/** What a refused order requires of the guest (S2 §8 Order submit, S3 K5). */
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
      return problem.address ? { kind: 'addressCorrected', address: problem.address, message } : other;
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
