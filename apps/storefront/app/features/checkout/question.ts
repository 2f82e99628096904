import type { BranchAddress } from '../../guest/switch-branch.ts';
import type { Address } from '@tischlein/domain/delivery';
import type { Alert } from '@tischlein/wording';
import type { Answers } from './order-request.ts';
import type { SlotOffer } from './refusal.ts';

/** What confirming leads to. */
export type Consequence =
  | { readonly kind: 'none' | 'clearCoupon' | 'reload' }
  /** Goes on at another branch. */
  | { readonly kind: 'switchTo'; readonly branch: BranchAddress }
  /** Sends the order again with these answers, and to the corrected address where there is one. */
  | { readonly kind: 'send'; readonly answers: Answers; readonly corrected?: Address };

/** What stands between the guest and the order. */
export type Question =
  | {
      readonly kind: 'alert';
      readonly alert: Omit<Alert, 'text'> & { readonly texts: readonly string[] };
      readonly after: Consequence;
      /** Declining it means to change something of the address. */
      readonly isAboutAddress?: boolean;
    }
  | { readonly kind: 'chooseTime'; readonly message: string; readonly times: readonly SlotOffer[] };
