import type { Address } from '../delivery/address.ts';
import type { UserId } from '../ids.ts';

/** The saved address of an account; unknown parts are empty strings (S2 §3 User account). */
export interface AccountAddress extends Address {
  readonly name: string;
  readonly floor: string;
  readonly phone: string;
  readonly company: string;
}

/** The parts of an account that its owner can edit. */
export interface AccountProfile {
  readonly address: AccountAddress;
  readonly firstName: string;
  readonly lastName: string;
  /** 'YYYY-MM-DD' */
  readonly birthday: string | null;
}

/** A customer's account (S2 §3 User account). */
export interface Account extends AccountProfile {
  readonly id: UserId;
  readonly email: string;
  readonly advertisementAgreement: boolean;
}
