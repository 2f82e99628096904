import { days } from '@tischlein/domain';
import { checkParticulars } from './check-particulars.ts';
import { checkTexts } from './check-texts.ts';
import { legalEntityRoutes } from './legal-entities.routes.ts';
import { startOffersDaily } from './start-offers.ts';
import { watchChanges } from './watch-changes.ts';
import type { Room } from '../room.ts';

export const shops: Room = {
  officeCalls: [legalEntityRoutes],
  workers: [watchChanges, startOffersDaily],
  forgets: [['menu_changes', 'changed_at', days(730)]],
  checks: [
    ['texts', checkTexts],
    ['particulars', checkParticulars],
  ],
  withoutGuests: {
    legal_entities: 'shop',
    shops: 'shop',
    shop_counters: 'shop',
    menus: 'shop',
    menu_changes: 'shop',
    price_history: 'shop',
    pauses: 'shop',
    legal_texts: 'shop',
    legal_quotes: 'shop',
    own_values: 'shop',
    shop_index: 'shop',
    shop_extracts: 'shop',
  },
};
