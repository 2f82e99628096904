import { announce } from '@tischlein/ui/announce';
import { Announcer } from '@tischlein/ui/announcer';
import { CopyButton } from '@tischlein/ui/copy-button';
import { FIRST_EVENING, OPENED } from '@tischlein/wording/office';
import { Link } from 'react-router';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useShopStatus } from '../shop-status/use-shop-status.ts';
import '../styles/first-hour.css';
import { useShopAddress } from './use-shop-address.ts';
import { useShopState } from './use-shop-state.ts';

/** What to do in the first days of an open shop. */
export function OpenedPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { current } = useShopState(shop);
  const status = useShopStatus(shop.id);
  // Right after opening, the state of before may be known.
  const closed = status?.kind === 'closed' || status?.kind === 'paused' ? status.words : null;
  const hasTests = current?.recommended.some(({ step, isDone }) => step === 'testOrder' && isDone) ?? false;
  if (shop.state !== 'open')
    return (
      <OfficeFrame title={OPENED.title}>
        <p className="notice">
          {OPENED.notYet(shop.name)} <Link to={`/${shop.slug}/eroeffnen`}>{OPENED.toLaunch}</Link>
        </p>
      </OfficeFrame>
    );
  return (
    <OfficeFrame title={OPENED.title}>
      <div className="with-aside">
        <div className="stack">
          <section className="stack well">
            <span className="opened-mark" aria-hidden="true">
              <Icon name="check" />
            </span>
            <h2>{closed === null ? OPENED.isOpen(shop.name) : OPENED.isOpened(shop.name)}</h2>
            <p>
              {[closed === null ? OPENED.text : OPENED.textClosed(closed), hasTests ? OPENED.tests : '']
                .join(' ')
                .trim()}
            </p>
            <div className="row">
              <Link className="button button-main" to={`/${shop.slug}`}>
                {OPENED.toDesk}
              </Link>
              <a className="button button-line" href={`/f=${shop.slug}/`} target="_blank" rel="noreferrer">
                {OPENED.visit}
              </a>
            </div>
          </section>
          <FirstDays shop={shop} />
        </div>
        <aside className="stack opened-aside">
          <h2>{OPENED.closeAgain}</h2>
          <ul>
            <li>
              <Link to={`/${shop.slug}`}>{OPENED.today}</Link>
            </li>
            <li>
              <Link to={`/${shop.slug}/zeiten`}>{OPENED.days}</Link>
            </li>
            <li>
              <Link to={`/${shop.slug}/schliessen`}>{OPENED.forGood}</Link>
            </li>
          </ul>
          <p>{OPENED.kept}</p>
        </aside>
      </div>
      <Announcer />
    </OfficeFrame>
  );
}

function FirstDays({ shop }: Pick<ShopOffice, 'shop'>) {
  const address = useShopAddress(shop);
  return (
    <section aria-labelledby="first-days">
      <h2 id="first-days">{OPENED.firstDays}</h2>
      <ul className="opened-list">
        <Entry
          icon="list"
          to={`/${shop.slug}/erster-abend`}
          name={FIRST_EVENING.title}
          help={OPENED.firstEveningHelp}
        />
        <Entry icon="tag" to={`/${shop.slug}/eroeffnet/druck`} name={OPENED.code} help={OPENED.codeHelp} />
        <li className="group opened-share">
          <strong>{OPENED.link}</strong>
          <small>{OPENED.linkHelp}</small>
          <code>{address}</code>
          {address !== null && (
            <CopyButton text={address} onCopied={() => announce(OPENED.copied)}>
              {OPENED.copy}
            </CopyButton>
          )}
        </li>
        <Entry icon="euro" to={`/${shop.slug}/gutscheine`} name={OPENED.coupon} help={OPENED.couponHelp} />
        <Entry icon="people" to={`/${shop.slug}/team`} name={OPENED.people} help={OPENED.peopleHelp} />
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly icon: IconName;
  readonly to: string;
  readonly name: string;
  readonly help: string;
}

const Entry = ({ icon, to, name, help }: EntryProps) => (
  <li>
    <Link className="setting-entry" to={to}>
      <Icon name={icon} />
      <span>
        <strong>{name}</strong>
        <small>{help}</small>
      </span>
      <Icon name="next" />
    </Link>
  </li>
);
