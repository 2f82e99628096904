import { DESK } from '@tischlein/wording/office';

const LANES = ['new', 'cooking', 'ready', 'later'] as const;
export type Lane = (typeof LANES)[number];

const NAMES: Readonly<Record<Lane, string>> = { ...DESK.columns, later: DESK.later };

interface DeskTabsProps {
  readonly counts: Readonly<Record<Lane, number>>;
  readonly lane: Lane;
  readonly onChoose: (lane: Lane) => void;
}

/** On phones, which show one lane at a time. */
export const DeskTabs = ({ counts, lane, onChoose }: DeskTabsProps) => (
  <div className="desk-tabs" role="group" aria-label={DESK.lanes}>
    {LANES.map((each) => (
      <button key={each} type="button" aria-pressed={each === lane} onClick={() => onChoose(each)}>
        {NAMES[each]}
        {counts[each] > 0 && (
          <>
            {' '}
            <span className={each === 'new' ? 'count' : undefined} data-hot={each === 'new' || undefined}>
              {counts[each]}
            </span>
          </>
        )}
      </button>
    ))}
  </div>
);
