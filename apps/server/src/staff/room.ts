import { days } from '@tischlein/domain';
import { accessRoutes } from './access.routes.ts';
import { accountRoutes, presetAccessRoutes, secondFactorRoutes } from './account.routes.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { deviceRoutes, deviceSignInRoutes, lockRoutes } from './devices.routes.ts';
import { staffMails } from './mails.ts';
import { passkeyRoutes, passkeySignInRoutes } from './passkeys.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { invitationRoutes, staffRoutes } from './staff.routes.ts';
import type { Room } from '../room.ts';

export const staff: Room = {
  officeCalls: [
    staffRoutes,
    invitationRoutes,
    accountRoutes,
    presetAccessRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    deviceRoutes,
    lockRoutes,
    apiKeyRoutes,
  ],
  openCalls: [sessionRoutes, accessRoutes, passkeySignInRoutes, deviceSignInRoutes],
  jobs: [staffMails],
  forgets: [
    // Expired ones stay in the list for a while, to be sent again.
    ['staff_links', 'expires_at', days(30)],
    ['passkey_challenges', 'expires_at', 0],
  ],
  withoutGuests: {
    api_keys: 'shop',
    staff: 'staff',
    staff_shops: 'staff',
    staff_sessions: 'staff',
    staff_links: 'staff',
    staff_recovery_codes: 'staff',
    staff_rules: 'staff',
    first_sign_ins: 'staff',
    staff_passkeys: 'staff',
    passkey_challenges: 'staff',
    staff_devices: 'staff',
  },
};
