import * as calls from '@tischlein/contract/calls';
import type { OfficePage } from '@tischlein/contract/office-pages';
import type { ShopConfig } from '@tischlein/domain/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { FRANCHISE, SETTING_NAMES } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { useOffice } from './office-context.ts';

/** The settings that a page edits, and that a branch shares with its franchise (decision 011). */
const SETTINGS_OF_PAGE: Readonly<Partial<Record<OfficePage, readonly (keyof ShopConfig)[]>>> = {
  '/zeiten': ['opening', 'slotCapacity'],
  '/liefergebiete': ['deliveryZones'],
  '/zahlungen': ['paymentMethods', 'paymentMethodsPickupMinimumOrderValue'],
  '/tische': ['tableService'],
  '/reservierungen': ['reservations'],
  '/bewertungen': ['feedbackMails'],
  '/keine-antwort': ['escalation'],
  '/einstellungen': [
    'primaryColor',
    'logo',
    'pages',
    'opening',
    'deliveryZones',
    'paymentMethods',
    'tableService',
    'reservations',
  ],
};
const MENU_PAGES: readonly OfficePage[] = ['/allergene'];

/** Says on the page of a branch what follows its franchise, and on an overview that its settings are for all. */
export function FranchiseNote() {
  const { shop, page } = useOffice();
  const settings = (page && SETTINGS_OF_PAGE[page.path]) ?? [];
  const isAboutMenu = page !== null && MENU_PAGES.includes(page.path);
  if (settings.length === 0 && !isAboutMenu) return null;
  if (shop.isFranchiseOverview) return <p className="franchise-note">{FRANCHISE.overviewHelp}</p>;
  if (shop.franchise === null) return null;
  return <BranchNote key={page?.path} settings={settings} isAboutMenu={isAboutMenu} />;
}

interface BranchNoteProps {
  readonly settings: readonly (keyof ShopConfig)[];
  readonly isAboutMenu: boolean;
}

function BranchNote({ settings, isAboutMenu }: BranchNoteProps) {
  const { shop } = useOffice();
  const { value } = useRemote({
    key: shop.id,
    read: () => send(calls.getFranchiseDifferences, { params: { shop: shop.id } }),
  });
  if (!value?.franchise) return null;
  const own = settings.filter((name) => value.settings.includes(name));
  const followed = settings.filter((name) => !own.includes(name));
  const name = (setting: keyof ShopConfig): string => SETTING_NAMES[setting] ?? setting;
  return (
    <details className="franchise-note">
      <summary>{FRANCHISE.title(value.franchise.name)}</summary>
      {followed.length > 0 && <p>{FRANCHISE.follows(followed.map(name))}</p>}
      {own.length > 0 && <p>{FRANCHISE.own(own.map(name))}</p>}
      {isAboutMenu && <p>{value.isMenuAlike ? FRANCHISE.menuAlike : FRANCHISE.menuDiffers}</p>}
      <p className="soft">{FRANCHISE.help}</p>
    </details>
  );
}
