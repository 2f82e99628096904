import './own-values.css';
import { findValueArea, isWithin, type OwnValue, toPathKey, type ValuePath } from '@tischlein/domain/own-values';
import { OWN_VALUES } from '@tischlein/wording/office';
import { use } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { useOffice } from './office-context.ts';
import { OwnValuesContext } from './own-values-context.ts';

interface OwnValuesProps {
  /** Where the fields above are: 'config/opening/slotMinutes'. */
  readonly at: string | readonly string[];
  /** Inside of these, which have lines of their own. */
  readonly except?: readonly string[];
  /** For fields that keep what they show. */
  readonly onFollowed?: () => void;
}

const MOST_LINES = 5;

/** Below a field or a section: what it is at the franchise, what it is here, and the way back. Nothing where it follows. */
export function OwnValues({ at, except = [], onFollowed = () => {} }: OwnValuesProps) {
  const here = use(OwnValuesContext);
  if (!here) return null;
  const places = toPaths(typeof at === 'string' ? [at] : at);
  const isAt = (path: ValuePath, all: readonly ValuePath[]): boolean => all.some((place) => isWithin(path, place));
  const values = here.values.filter(({ path }) => isAt(path, places) && !isAt(path, toPaths(except)));
  if (values.length === 0) return null;
  const isOne = places.length === 1 && values.length === 1 && values[0]?.path.length === places[0]?.length;
  return (
    <div className="own-values">
      {values.slice(0, MOST_LINES).map((value) => (
        <OwnValueLine key={toPathKey(value.path)} value={value} isNamed={!isOne} onFollowed={onFollowed} />
      ))}
      {values.length > MOST_LINES && <Rest values={values} />}
    </div>
  );
}

const toPaths = (places: readonly string[]): readonly ValuePath[] => places.map((place) => place.split('/'));

interface OwnValueLineProps {
  readonly value: OwnValue;
  /** Several lines say which one is about what. */
  readonly isNamed: boolean;
  readonly onFollowed: () => void;
}

function OwnValueLine({ value, isNamed, onFollowed }: OwnValueLineProps) {
  const here = use(OwnValuesContext);
  const { may } = useOffice();
  if (!here) return null;
  const { name, field, ...words } = here.describe(value);
  const label = field || name;
  const area = findValueArea(value.path);
  return (
    <p className="own-value">
      <span>
        <Icon name="chain" />
        {isNamed && `${label} · `}
        {OWN_VALUES.franchise}: <b>{words.franchise}</b>
      </span>
      <span>
        {OWN_VALUES.here}: <b>{words.here}</b>
      </span>
      {area !== null && may(area, 'write') && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            here.follow(OWN_VALUES.taken(label), [value.path]);
            onFollowed();
          }}
        >
          {OWN_VALUES.follow}
          {/* No label of its own: it would begin like that of the field. */}
          <span className="visually-hidden">{OWN_VALUES.followsIn(label)}</span>
        </button>
      )}
    </p>
  );
}

/** More values than anyone reads below a section. */
function Rest({ values }: { readonly values: readonly OwnValue[] }) {
  const { shop } = useOffice();
  return (
    <p className="own-value">
      <span>{OWN_VALUES.more(values.length - MOST_LINES)}</span>
      <FollowAll values={values} kind="link-button" />
      <Link className="link-button" to={`/${shop.slug}/unterschiede`}>
        {OWN_VALUES.all}
      </Link>
    </p>
  );
}

interface FollowAllProps {
  readonly values: readonly OwnValue[];
  readonly kind: 'link-button' | 'button button-line';
}

function FollowAll({ values, kind }: FollowAllProps) {
  const here = use(OwnValuesContext);
  const { may } = useOffice();
  const mayFollow = values.every(({ path }) => {
    const area = findValueArea(path);
    return area !== null && may(area, 'write');
  });
  if (!here || !mayFollow) return null;
  return (
    <button
      type="button"
      className={kind}
      onClick={() =>
        here.follow(
          OWN_VALUES.followAll(values.length),
          values.map(({ path }) => path),
        )
      }
    >
      {OWN_VALUES.followAll(values.length)}
    </button>
  );
}

/** Beside an editor: how many of its values are the branch's own, all ways back at once. */
export function OwnValuesCard() {
  const here = use(OwnValuesContext);
  const { shop, may } = useOffice();
  if (!here) return null;
  const { values } = here;
  const names = values.map(here.describe).map(({ name, field }) => field || name);
  return (
    <section className="well stack own-values-card" aria-label={OWN_VALUES.differs(values.length)}>
      <h2>{values.length === 0 ? OWN_VALUES.alike : OWN_VALUES.differs(values.length)}</h2>
      {names.length > 0 && <p>{OWN_VALUES.fields([...new Set(names)])}</p>}
      <p className="soft">{OWN_VALUES.onlyHere}</p>
      {values.length > 0 && <FollowAll values={values} kind="button button-line" />}
      {may('branches', 'read') && (
        <Link className="link-button" to={`/${shop.slug}/unterschiede`}>
          {OWN_VALUES.others}
        </Link>
      )}
    </section>
  );
}
