import { DEFAULT_REFUND_LIMIT, PAYMENT_METHODS } from '@tischlein/domain/shop';
import { euro } from '@tischlein/wording';
import { officeMethodName, PAYMENTS } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import { isSwitchedOn, type MethodConfig } from './methods.ts';

const TYPES = ['delivery', 'pickup'] as const;
const { methods: SAY } = PAYMENTS;

/** Payment methods in words, to compare versions. */
export const describeMethods = (config: MethodConfig): readonly Fact[] => [
  ...PAYMENT_METHODS.map((method) => {
    const types = TYPES.filter((type) => isSwitchedOn(config, method, type)).map((type) => SAY.types[type]);
    return { key: method, name: officeMethodName(method), text: types.join(', ') || SAY.off };
  }),
  {
    key: 'refundLimit',
    name: SAY.refundLimit,
    text: euro(config.branchManagerRefundLimit ?? DEFAULT_REFUND_LIMIT),
  },
];
