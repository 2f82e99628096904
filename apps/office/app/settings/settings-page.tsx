import type { OfficePage } from '@tischlein/contract/office-pages';
import { OPENING_DUTIES, type OpeningDuty } from '@tischlein/domain/shop';
import { FRAME, OFFICE_PAGE_NAMES, SETTINGS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { listPages } from '../frame/visible-pages.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

/** The index of all settings that the role may see, with a state where something is missing. */
export function SettingsPage() {
  const { session, shop } = useOffice();
  const pages = [...listPages(session, shop, 'settings'), ...listPages(session, shop, 'launch')]
    .map(({ path }) => path)
    .filter((path) => path !== '/einstellungen');
  return (
    <OfficeFrame title={SETTINGS.title} isWide>
      {SECTIONS.map((section) => (
        <Section key={section} section={section} pages={pages.filter((path) => toEntry(path).section === section)} />
      ))}
    </OfficeFrame>
  );
}

interface SectionProps {
  readonly section: SettingsSection;
  readonly pages: readonly OfficePage[];
}

function Section({ section, pages }: SectionProps) {
  const { session, signOut } = useOffice();
  const isAccount = section === 'account';
  if (pages.length === 0 && !isAccount) return null;
  return (
    <section aria-label={SETTINGS.sections[section]}>
      <h2>{SETTINGS.sections[section]}</h2>
      <ul className="setting-list">
        {pages.map((path) => (
          <li key={path}>
            <PageEntry path={path} />
          </li>
        ))}
        {isAccount && (
          <li>
            <button type="button" className="setting-entry" onClick={signOut}>
              <Words icon="leave" name={session.device ? FRAME.lock : FRAME.signOut} hint={session.email} />
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function PageEntry({ path }: { readonly path: OfficePage }) {
  const { shop } = useOffice();
  const { icon, duties } = toEntry(path);
  const hints: Readonly<Partial<Record<OfficePage, string>>> = SETTINGS.hints;
  return (
    <Link className="setting-entry" to={`/${shop.slug}${path}`}>
      <Words icon={icon} name={SETTINGS.names[path] ?? OFFICE_PAGE_NAMES[path]} hint={hints[path] ?? ''} />
      <EntryState duties={duties} />
    </Link>
  );
}

interface WordsProps {
  readonly icon: IconName;
  readonly name: string;
  readonly hint: string;
}

const Words = ({ icon, name, hint }: WordsProps) => (
  <>
    <Icon name={icon} />
    <span>
      <strong>{name}</strong>
      {hint && <small>{hint}</small>}
    </span>
  </>
);

/** What the checklist of opening says about an entry; an arrow where it says nothing (S3 L1). */
function EntryState({ duties }: { readonly duties: readonly OpeningDuty[] }) {
  const { shop } = useOffice();
  if (duties.length === 0) return <Icon name="next" />;
  const isMissing = duties.some((duty) => shop.missing.includes(duty));
  const isOutdated = shop.hasOutdatedTexts && duties.includes('imprint');
  return (
    <span className="state" data-kind={isMissing || isOutdated ? 'warn' : 'good'}>
      {isOutdated ? SETTINGS.outdated : isMissing ? SETTINGS.missing : SETTINGS.ready}
    </span>
  );
}

const SECTIONS = ['shop', 'operation', 'account'] as const;
type SettingsSection = (typeof SECTIONS)[number];

interface SettingsEntry {
  readonly section: SettingsSection;
  readonly icon: IconName;
  /** Rows of the checklist whose state is shown beside the entry. */
  readonly duties: readonly OpeningDuty[];
}

const ENTRIES: Readonly<Partial<Record<OfficePage, SettingsEntry>>> = {
  '/eroeffnen': { section: 'shop', icon: 'house', duties: OPENING_DUTIES },
  '/schliessen': { section: 'shop', icon: 'lock', duties: [] },
  '/zahlungen': { section: 'shop', icon: 'euro', duties: ['payment'] },
  '/tische': { section: 'shop', icon: 'table', duties: [] },
  '/team': { section: 'operation', icon: 'people', duties: [] },
  '/geraete': { section: 'operation', icon: 'table', duties: [] },
  '/drucker': { section: 'operation', icon: 'printer', duties: [] },
  '/konto': { section: 'account', icon: 'key', duties: [] },
  '/statistik': { section: 'operation', icon: 'bars', duties: [] },
  '/marke': { section: 'shop', icon: 'house', duties: [] },
  '/recht': { section: 'shop', icon: 'note', duties: ['imprint', 'privacy', 'terms'] },
  '/seiten': { section: 'shop', icon: 'note', duties: [] },
  '/protokoll': { section: 'operation', icon: 'note', duties: [] },
  '/keine-antwort': { section: 'operation', icon: 'bell', duties: [] },
  '/mails': { section: 'operation', icon: 'mail', duties: [] },
};
const OTHER: SettingsEntry = { section: 'shop', icon: 'sliders', duties: [] };

/** How a page appears in the index of settings. */
const toEntry = (path: OfficePage): SettingsEntry => ENTRIES[path] ?? OTHER;
