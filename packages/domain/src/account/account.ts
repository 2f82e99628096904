import type { Address } from '../delivery/address.ts';
import type { UserId } from '../ids.ts';

/** A customer's account (S2 §3). */
export interface Account {
  readonly id: UserId;
  readonly address: Address & {
    readonly name: string;
    readonly floor: string;
    readonly phone: string;
    readonly company: string;
  };
  readonly firstName: string;
  readonly lastName: string;
  /** 'YYYY-MM-DD' */
  readonly birthday: string | null;
  readonly advertisementAgreement: boolean;
}
