import type { AccountAnswer } from '@tischlein/contract/shop';

export type AccountPage = 'menu' | 'address' | 'name' | 'birthday' | 'advertising' | 'remove';

export interface AccountPageProps {
  readonly account: AccountAnswer;
  readonly go: (page: AccountPage) => void;
  /** Closes the dialog, then runs `after`. */
  readonly leave: (after: () => void) => void;
}
