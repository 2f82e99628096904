import type { OtherBranch, Quote } from '@tischlein/contract/shop';
import { CONFLICT_CODES } from '@tischlein/contract/problems';
import type { OrderProblem } from '@tischlein/domain/checkout';
import { formatLocation } from '@tischlein/domain/delivery';
import { findUnseen } from '@tischlein/domain/group-order';
import { ADDRESS_CORRECTED, addressCorrected, addressProblem, formProblem, orderProblem } from '@tischlein/wording';
import { refuse } from '../http/errors.ts';
import type { Refusal } from './check-order-request.ts';

/** Converts a refusal: 409 with its code (S3 K5), or 400 if the guest has to correct the form. */
export function toRefusalProblem(refusal: Refusal, quote: Quote | null) {
  switch (refusal.code) {
    case 'slotGone':
    case 'closed':
      return refuse(CONFLICT_CODES[refusal.code], {
        serveTimes: refusal.serveTimes.map(({ serveAt, label }) => ({ serveAt, label })),
      });
    case 'notAvailable':
      return refuse(CONFLICT_CODES.notAvailable, { problems: listUnseen(refusal, quote), quote });
    case 'couponNotValid':
    case 'priceChanged':
      return refuse(CONFLICT_CODES[refusal.code], quote ? { quote } : {});
    case 'termsMissing':
    case 'termsOutdated':
      return refuse(refusal.code, { title: 'Ungültige Bestellung' });
    case 'addressCorrected':
      return refuse(CONFLICT_CODES.addressCorrected, {
        title: ADDRESS_CORRECTED.title,
        message: addressCorrected(formatLocation(refusal.address), refusal.by),
        address: refusal.address,
      });
    case 'addressNotFound':
      return refuse('invalidRequest', {
        code: 'notFound',
        title: 'Liefergebiet',
        message: addressProblem('notFound'),
      });
    case 'cashBlocked':
    case 'orderingBlocked':
    case 'groupUnknown':
    case 'groupNotMember':
    case 'groupOwnerOnly':
    case 'groupOrdered':
    case 'groupStageNotAllowed':
      return refuse(refusal.code);
    case 'orderProblem':
      return toOrderProblem(refusal.problem, refusal.otherBranch);
  }
}

/** Of a group's carts only what its owner has not seen yet (S3 G19). */
function listUnseen({ seen }: Extract<Refusal, { code: 'notAvailable' }>, quote: Quote | null): Quote['problems'] {
  const problems = quote?.problems ?? [];
  const ofMembers = problems.flatMap((problem) => (problem.id === undefined ? [] : { ...problem, id: problem.id }));
  return [...findUnseen(ofMembers, seen), ...problems.filter(({ id }) => id === undefined)];
}

function toOrderProblem(problem: OrderProblem, otherBranch: OtherBranch | null) {
  const { title, text } = orderProblem(problem, { shopAddress: '', serveTime: '' });
  if (problem.code === 'outOfDeliveryArea')
    return refuse(CONFLICT_CODES.outOfDeliveryArea, {
      title,
      ...(otherBranch ? { message: text, branch: otherBranch } : {}),
    });
  if (problem.code === 'amountTooSmall') return refuse('amountTooSmall', { title, message: text });
  if (problem.code !== 'formInvalid') return refuse('invalidRequest', { code: problem.code, title, message: text });
  const isAboutMethod = problem.problems.every(({ code }) => code === 'paymentMethodNotAllowed');
  if (isAboutMethod) return refuse(CONFLICT_CODES.methodNotAllowed);
  const form = Object.fromEntries(problem.problems.map(({ field, code }) => [field, formProblem(code)]));
  return refuse('invalidRequest', { form });
}
