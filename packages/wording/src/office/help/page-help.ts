import { DAILY_HELP } from './daily-help.ts';
import type { HelpTopic, PageHelp } from './help.ts';
import { MENU_HELP } from './menu-help.ts';
import { SETTINGS_HELP } from './settings-help.ts';

/** The help about each page; a page without any is a type error. */
export const PAGE_HELP: Readonly<Record<HelpTopic, PageHelp>> = { ...DAILY_HELP, ...MENU_HELP, ...SETTINGS_HELP };
