import { countReady } from '@tischlein/domain/group-order';
import { Icon } from '@tischlein/ui/icon';
import { euro, GROUP_WORDS } from '@tischlein/wording';
import { Link } from '../../browser/router.tsx';
import { type LiveGroup, useGroup, useIsGroupOffline } from '../../ordering/use-group.ts';
import { PATHS } from '../../shop/paths.ts';
import '../../styles/group.css';

// On 390 px, beside the name.
const MOST_MARKS = 4;

interface GroupBarProps {
  readonly live: LiveGroup;
  /** Nothing is chosen yet. */
  readonly isEmpty: boolean;
  readonly onOpen: () => void;
}

/** On phones above the cart's button, from the moment of joining: leads to members, share and leaving (study 10-gruppe). */
export function GroupBar({ live, isEmpty, onOpen }: GroupBarProps) {
  return (
    <>
      <button className="group-bar" type="button" aria-haspopup="dialog" onClick={onOpen}>
        <BarWords live={live} />
      </button>
      {isEmpty && <p>{live.isOwner ? GROUP_WORDS.chooseForAll : GROUP_WORDS.chooseFirst(live.owner.name)}</p>}
    </>
  );
}

/** At the bottom of a page without a cart: leads back to the menu of the group. */
export function GroupStrip() {
  const live = useGroup();
  if (!live) return null;
  return (
    <section className="group-strip" aria-label={GROUP_WORDS.yourGroup}>
      <Link className="group-bar" to={PATHS.start}>
        <BarWords live={live} />
      </Link>
    </section>
  );
}

function BarWords({ live: { group, me } }: Pick<GroupBarProps, 'live'>) {
  const isOffline = useIsGroupOffline();
  const share = group.shares.find(({ memberName }) => memberName === me.label);
  const counted = GROUP_WORDS.count(countReady(group.members));
  const words = share && share.total > 0 ? `${counted} · ${GROUP_WORDS.yourShare} ${euro(share.total)}` : counted;
  return (
    <>
      <span className="group-bar-marks" aria-hidden="true">
        {group.members.slice(0, MOST_MARKS).map(({ id, name }) => (
          <span key={id} className="group-mark">
            {[...name][0]?.toUpperCase()}
          </span>
        ))}
      </span>
      <span className="group-bar-words">
        <strong>{group.name}</strong>
        <small>{isOffline ? GROUP_WORDS.offlineShort : words}</small>
      </span>
      <Icon name="next" />
    </>
  );
}
