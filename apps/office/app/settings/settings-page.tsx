import type { OfficePage } from '@tischlein/contract/office-pages';
import type { OpeningDuty } from '@tischlein/domain/shop';
import { LATE_FRAME, OFFICE_PAGE_NAMES, SETTINGS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { listPages } from '../frame/visible-pages.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { SECTIONS, type SettingsSection, SIGN_OUT_ICON, toEntry } from './settings-entries.ts';

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
              <Words
                icon={SIGN_OUT_ICON}
                name={session.device ? LATE_FRAME.lock : LATE_FRAME.signOut}
                hint={session.email}
              />
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
