import type { OrderStatus } from '../orders/index.ts';
import type { FeedbackMails } from '../shop/index.ts';

export interface InvitationFacts {
  /** The setting of the shop; null: sends none. */
  readonly mails: FeedbackMails | null;
  readonly status: OrderStatus;
  /** It is rated, or was reported as not placed or not received. */
  readonly isAnswered: boolean;
  readonly hasEmail: boolean;
  /** Consent to advertising by mail (S3 K6). */
  readonly consent: 'none' | 'asked' | 'given' | 'withdrawn';
  readonly hasObjected: boolean;
  /** The checkout named the right to object beside the address. */
  readonly wasTold: boolean;
}

export type InvitationDecision = 'send' | 'off' | 'notHandedOver' | 'answered' | 'noAddress' | 'objected' | 'noGround';

/**
 * Decides when an invitation is due whether it may be sent (S3 R7): with confirmed consent, or to customers under all conditions
 * of § 7 (3) UWG. Its address comes from an order, and it advertises nothing but that order's dishes, by construction.
 */
export function decideInvitation(facts: InvitationFacts): InvitationDecision {
  const { mails, status, consent } = facts;
  if (mails === null) return 'off';
  if (status !== 'handedOver') return 'notHandedOver';
  if (facts.isAnswered) return 'answered';
  if (!facts.hasEmail) return 'noAddress';
  // Unsubscribing withdraws consent, so consent that is given is newer than an objection.
  if (consent === 'given') return 'send';
  if (facts.hasObjected || consent === 'withdrawn') return 'objected';
  return mails === 'customers' && facts.wasTold ? 'send' : 'noGround';
}
