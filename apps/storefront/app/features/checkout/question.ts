import type { BranchAddress } from '../../ordering/switch-branch.ts';
import type { Address } from '@tischlein/domain/delivery';
import type { Alert } from '@tischlein/wording';
import type { Answers } from './order-request.ts';
import type { SlotOffer } from './refusal.ts';

/** What confirming the question does. */
export type Consequence =
  | { readonly kind: 'none' | 'clearCoupon' | 'reload' }
  /** Continues at another branch. */
  | { readonly kind: 'switchTo'; readonly branch: BranchAddress }
  /** Sends the order again with these answers and, if given, the corrected address. */
  | { readonly kind: 'send'; readonly answers: Answers; readonly corrected?: Address };

/** A question to answer before the order can be sent. */
export type Question =
  | {
      readonly kind: 'alert';
      readonly alert: Omit<Alert, 'text'> & { readonly texts: readonly string[] };
      readonly after: Consequence;
      /** Declining moves the focus to the address. */
      readonly isAboutAddress?: boolean;
    }
  | { readonly kind: 'chooseTime'; readonly message: string; readonly times: readonly SlotOffer[] };
