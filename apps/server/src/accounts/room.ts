import { CONFIRM_WITHIN_SECONDS } from '../advertising/answer-consent.ts';
import { plusSeconds } from '../clock.ts';
import { accountRoutes } from './accounts.routes.ts';
import { deleteUnconfirmedAccounts } from './accounts.store.ts';
import { anonymizeOrphanedBuyers } from './delete-account.ts';
import { accountMails } from './mails.ts';
import { openAccount } from './open-account.ts';
import { accountData } from './personal-data.store.ts';
import { profileRoutes } from './profile.routes.ts';
import { LINK_WINDOW_SECONDS } from './send-link.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { signUpRoutes } from './sign-up.routes.ts';
import type { Room } from '../room.ts';

export const accounts: Room = {
  guestCalls: [signInRoutes, signUpRoutes, accountRoutes, profileRoutes],
  jobs: [accountMails],
  follow: () => ({ released: openAccount }),
  forgets: [
    (writer, { now }) => deleteUnconfirmedAccounts(writer, plusSeconds(now, -CONFIRM_WITHIN_SECONDS)),
    ['account_links', 'requested_at', LINK_WINDOW_SECONDS],
    ['account_sessions', 'expires_at', 0],
    (writer, { now }) => anonymizeOrphanedBuyers(writer, now),
  ],
  personalData: [accountData],
};
