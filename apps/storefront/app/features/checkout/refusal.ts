import type { AgreedPrice, Refusal } from '@tischlein/domain/checkout-flow';
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
      return leftOut(problem) ?? { kind: 'changed', messages: listMessages(problem) };
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

/** Of a group, if the members' dishes are all that is missing: each has an id (S3 G19). */
function leftOut(problem: Problem): Refusal | null {
  const { problems = [], quote } = problem;
  const ids = problems.map((detail) => readFields(detail)['id']).filter((id) => typeof id === 'string');
  const agreed = readAgreed(quote);
  if (ids.length === 0 || ids.length < problems.length || !agreed) return null;
  const lines = readFields(quote)['lines'];
  const isNothingLeft = Array.isArray(lines) && lines.length === 0;
  const messages = [...new Set(listMessages(problem))];
  return { kind: 'leftOut', messages, ids, total: isNothingLeft ? null : agreed.total, agreed };
}

function priceChanged({ message, quote }: Problem): Refusal | null {
  const agreed = readAgreed(quote);
  return agreed && { kind: 'priceChanged', message, agreed };
}

function readAgreed(quote: unknown): AgreedPrice | null {
  const total = readFields(readFields(quote)['steps'])['TOTAL'];
  const items = readFields(quote)['freeItems'];
  const offers = (Array.isArray(items) ? items : []).map((item) => readFields(item)['offerId']);
  const freeItems = offers.filter((offer) => typeof offer === 'string');
  return typeof total === 'number' ? { total, freeItems } : null;
}
