import { watchBrowser } from '@tischlein/ui/watch-browser';
import { report } from './api/report.ts';

// Loaded after the page, which does not wait for it.
watchBrowser({ note: report, page: () => '/office' });
