import type { OrderProblem } from '../checkout/check-order.ts';
import type { Address } from '../delivery/address.ts';
import type { ShopId } from '../ids.ts';
import type { AgreedPrice, Answers } from './answers.ts';

/** The part of a branch needed to go there. */
export interface BranchAddress {
  readonly id: ShopId;
  readonly slug: string;
  readonly url: string;
}

export interface SlotOffer {
  readonly serveAt: string;
  readonly label: string;
}

/** What a refused order requires of the guest (S2 §8 Order submit, S3 K5). */
export type Refusal =
  | { readonly kind: 'form'; readonly errors: Readonly<Record<string, string>> }
  /** The shop could not take it right now; the same order may be sent again. */
  | { readonly kind: 'notSent'; readonly message: string }
  | { readonly kind: 'unreachable' }
  | AskedRefusal;

/** A refusal that the guest has to answer. */
export type AskedRefusal =
  | { readonly kind: 'addressCorrected'; readonly address: Address; readonly message: string }
  | { readonly kind: 'otherBranch'; readonly branch: BranchAddress }
  | { readonly kind: 'changed'; readonly messages: readonly string[] }
  | LeftOutQuestion
  | { readonly kind: 'priceChanged'; readonly message: string; readonly agreed: AgreedPrice }
  | { readonly kind: 'chooseTime'; readonly message: string; readonly times: readonly SlotOffer[] }
  | { readonly kind: 'couponNotValid' | 'other'; readonly title: string; readonly message: string };

/** What of a group's carts cannot be had, named once to its owner, who orders without it (S3 G19). */
export interface LeftOutQuestion {
  readonly kind: 'leftOut';
  /** One sentence for each. */
  readonly messages: readonly string[];
  /** Remembered once the owner agrees. */
  readonly ids: readonly string[];
  /** What the rest costs, in cents; null: nothing is left. */
  readonly total: number | null;
  /** By the server, whose menu is newer than this page's. */
  readonly agreed: AgreedPrice | null;
}

/** A question to answer before the order can be sent. */
export type Question =
  | { readonly kind: 'problem'; readonly problem: OrderProblem }
  | { readonly kind: 'noBranch' }
  | AskedRefusal;

/** What confirming the question does. */
export type Consequence =
  | { readonly kind: 'none' | 'clearCoupon' | 'reload' }
  /** Continues at another branch. */
  | { readonly kind: 'switchTo'; readonly branch: BranchAddress }
  /** Sends the order again with these answers and, if given, the corrected address. */
  | { readonly kind: 'send'; readonly answers: Answers; readonly corrected: Address | null };

/** What follows if the guest confirms the question, which was asked about an order with these answers. */
export function findConsequence(question: Question, answers: Answers): Consequence {
  switch (question.kind) {
    case 'problem':
      return findProblemConsequence(question.problem, answers);
    case 'addressCorrected':
      return { kind: 'send', answers: { ...answers, skipGoogleValidation: true }, corrected: question.address };
    case 'otherBranch':
      return { kind: 'switchTo', branch: question.branch };
    // The menu on this page is older than the server's.
    case 'changed':
      return { kind: 'reload' };
    case 'priceChanged':
      return { kind: 'send', answers: { ...answers, agreed: question.agreed }, corrected: null };
    case 'leftOut':
      return question.total === null
        ? { kind: 'reload' }
        : { kind: 'send', answers: { ...answers, agreed: question.agreed }, corrected: null };
    case 'couponNotValid':
      return { kind: 'clearCoupon' };
    case 'noBranch':
    case 'chooseTime':
    case 'other':
      return { kind: 'none' };
  }
}

function findProblemConsequence(problem: OrderProblem, answers: Answers): Consequence {
  if (problem.code === 'confirmationNeeded') {
    return { kind: 'send', answers: { ...answers, isConfirmed: true }, corrected: null };
  }
  return problem.code === 'itemsUnsuitable' && problem.which === 'some'
    ? { kind: 'send', answers: { ...answers, acceptsWithoutUnsuitable: true }, corrected: null }
    : { kind: 'none' };
}
