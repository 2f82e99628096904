import { plusSeconds } from '../clock.ts';
import { deleteUnconfirmedBefore } from './advertising.store.ts';
import { advertisingRoutes } from './advertising.routes.ts';
import { CONFIRM_WITHIN_SECONDS } from './answer-consent.ts';
import { askForConsent } from './ask-for-consent.ts';
import { advertisingMails } from './mails.ts';
import { officeAdvertisingRoutes } from './office-advertising.routes.ts';
import { advertisingData, objectionData } from './personal-data.store.ts';
import type { Room } from '../room.ts';

export const advertising: Room = {
  guestCalls: [advertisingRoutes],
  officeCalls: [officeAdvertisingRoutes],
  jobs: [advertisingMails],
  follow: () => ({ released: askForConsent }),
  forgets: [(writer, { now }) => deleteUnconfirmedBefore(writer, plusSeconds(now, -CONFIRM_WITHIN_SECONDS))],
  personalData: [advertisingData, objectionData],
};
