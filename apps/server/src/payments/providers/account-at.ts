import type { PaymentAccount } from '@tischlein/contract/office';

/** The credentials of a shop at one provider. */
export type AccountAt<Name extends PaymentAccount['provider']> = Extract<PaymentAccount, { provider: Name }>;
