import type { OfficeSession } from '@tischlein/contract/office';
import { DESK, OFFICE_PAGES, PAUSE } from '@tischlein/wording/office';
import { Link, useNavigate } from 'react-router';
import { wallClock } from '../clock.ts';
import { Icon } from '../ui/icon.tsx';

interface DeskBarProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
  readonly now: number;
  readonly isSoundOn: boolean;
  readonly onSound: () => void;
  readonly onSignOut: () => void;
  /** Opens what stops orders for a while. */
  readonly onPause: () => void;
}

/** Which restaurant, what time it is, and the few things one sets during a shift. */
export function DeskBar({ session, shop, now, isSoundOn, onSound, onSignOut, onPause }: DeskBarProps) {
  const navigate = useNavigate();
  return (
    <header className="desk-bar">
      {session.shops.length > 1 ? (
        <select
          className="desk-shop"
          aria-label={DESK.chooseShop}
          value={shop.slug}
          onChange={(event) => void navigate(`/${event.target.value}`)}
        >
          {session.shops.map((each) => (
            <option key={each.id} value={each.slug}>
              {each.name}
            </option>
          ))}
        </select>
      ) : (
        <h1 className="bar-name">{shop.name}</h1>
      )}
      <time className="desk-clock">{wallClock(now)}</time>
      <button type="button" className="desk-tool" aria-pressed={isSoundOn} onClick={onSound}>
        <Icon name="bell" />
        {isSoundOn ? DESK.soundOn : DESK.soundOff}
      </button>
      <button type="button" className="desk-tool" onClick={onPause}>
        {PAUSE.title}
      </button>
      <Link className="desk-tool" to={`/${shop.slug}/bestand`}>
        {OFFICE_PAGES.stock}
      </Link>
      <Link className="desk-tool" to={`/${shop.slug}/zeiten`}>
        {OFFICE_PAGES.hours}
      </Link>
      <Link className="desk-tool" to={`/${shop.slug}/liefergebiete`}>
        {OFFICE_PAGES.zones}
      </Link>
      <Link className="desk-tool" to="/mails">
        <Icon name="mail" />
        {DESK.mails}
      </Link>
      <button type="button" className="desk-tool" onClick={onSignOut}>
        {DESK.signOut}
      </button>
    </header>
  );
}
