import { checkTexts } from './check-texts.ts';
import { days } from '../db/old-rows.ts';
import { legalEntityRoutes } from './legal-entities.routes.ts';
import { startOffersDaily } from './start-offers.ts';
import { watchChanges } from './watch-changes.ts';
import type { Room } from '../room.ts';

export const shops: Room = {
  officeCalls: [legalEntityRoutes],
  workers: [watchChanges, startOffersDaily],
  forgets: [['menu_changes', 'changed_at', days(730)]],
  checks: [['texts', checkTexts]],
};
