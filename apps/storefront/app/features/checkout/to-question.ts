import type { OrderProblem } from '@tischlein/domain/checkout';
import { toCents } from '@tischlein/domain';
import { formatLocation } from '@tischlein/domain/delivery';
import { addressCorrected, type Alert, euro, orderProblem, type OrderAlertContext } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { toSwitchQuestion } from './other-branch.ts';
import type { Answers } from './order-request.ts';
import type { Consequence, Question } from './question.ts';
import type { Refusal } from './refusal.ts';

/** The question for a problem found by our own check. Form problems never get here; the fields show them. */
export function toProblemQuestion(problem: OrderProblem, answers: Answers, context: OrderAlertContext): Question {
  const alert = orderProblem(problem, context);
  switch (problem.code) {
    case 'confirmationNeeded':
      return createQuestion(alert, { kind: 'send', answers: { ...answers, isConfirmed: true } });
    case 'itemsUnsuitable':
      return problem.which === 'some'
        ? createQuestion(alert, { kind: 'send', answers: { ...answers, acceptsWithoutUnsuitable: true } })
        : createQuestion(alert, { kind: 'none' });
    default:
      return createQuestion(alert, { kind: 'none' });
  }
}

/** The question for a refusal by the server; null if the form or a notice already says it. */
export function toRefusalQuestion(refusal: Refusal, answers: Answers): Question | null {
  switch (refusal.kind) {
    case 'form':
    case 'unreachable':
    case 'notSent':
      return null;
    case 'addressCorrected':
      return {
        ...createQuestion(addressCorrected(formatLocation(refusal.address)), {
          kind: 'send',
          answers: { ...answers, skipGoogleValidation: true },
          corrected: refusal.address,
        }),
        isAboutAddress: true,
      };
    case 'otherBranch':
      return toSwitchQuestion(refusal.branch);
    case 'changed':
      return { kind: 'alert', alert: { ...CHECKOUT.changed, texts: refusal.messages }, after: { kind: 'reload' } };
    case 'priceChanged':
      return {
        kind: 'alert',
        alert: {
          ...CHECKOUT.priceChanged,
          texts: [refusal.message, CHECKOUT.newTotal(euro(toCents(refusal.agreed.total)))],
        },
        after: { kind: 'send', answers: { ...answers, agreed: refusal.agreed } },
      };
    case 'chooseTime':
      return { kind: 'chooseTime', message: refusal.message, times: refusal.times };
    case 'couponNotValid':
      return toAlertQuestion(refusal, { kind: 'clearCoupon' });
    case 'other':
      return toAlertQuestion(refusal, { kind: 'none' });
  }
}

function createQuestion({ text, ...alert }: Alert, after: Consequence) {
  return { kind: 'alert' as const, alert: { ...alert, texts: [text] }, after };
}

function toAlertQuestion(
  { title, message }: { readonly title: string; readonly message: string },
  after: Consequence,
): Question {
  return createQuestion({ title: title || CHECKOUT.notSent, text: message, confirm: 'OK', cancel: null }, after);
}
