import { createStore } from '@tischlein/ui/store';
import type { Alert } from '@tischlein/wording';

/** What ended the group on this device; outlives the page that members are led to. */
export const shownAlert = createStore<Alert | null>(null);
