import type { Address } from '../delivery/address.ts';
import type { UserId } from '../ids.ts';

/** The address that an account keeps (S2 §3); what is not known is empty. */
export interface AccountAddress extends Address {
  readonly name: string;
  readonly floor: string;
  readonly phone: string;
  readonly company: string;
}

/** What an account says of its holder. */
export interface AccountProfile {
  readonly address: AccountAddress;
  readonly firstName: string;
  readonly lastName: string;
  /** 'YYYY-MM-DD' */
  readonly birthday: string | null;
}

/** A customer's account (S2 §3). */
export interface Account extends AccountProfile {
  readonly id: UserId;
  readonly email: string;
  readonly advertisementAgreement: boolean;
}
