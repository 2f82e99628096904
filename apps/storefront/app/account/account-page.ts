import type { AccountAnswer } from '@tischlein/contract/shop';

/** The pages of the account. */
export type AccountPage = 'menu' | 'address' | 'name' | 'birthday' | 'advertising' | 'remove';

/** What each page of the account is given. */
export interface AccountPageProps {
  readonly account: AccountAnswer;
  readonly go: (page: AccountPage) => void;
  /** Closes the dialog; what is to follow happens once it is gone. */
  readonly leave: (after: () => void) => void;
}
