import * as calls from '@tischlein/contract/calls';
import type { DayOverview, DayOverviews, OfficeSession } from '@tischlein/contract/office';
import { addDays, parseShopDay, type ShopDay } from '@tischlein/domain';
import { useRemote } from '@tischlein/ui/use-remote';
import { TextField } from '@tischlein/ui/field';
import { euro } from '@tischlein/wording';
import { longDay, OVERVIEW, REPORT } from '@tischlein/wording/office';
import { useSearchParams } from 'react-router';
import { todayInShop } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { Loading } from '../ui/loading.tsx';
import { OverviewDetail } from './overview-detail.tsx';
import { TimeSteps } from './time-steps.tsx';
import '../styles/books.css';
import '../styles/figures.css';

interface PageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** The overview of a day, a help for the books (S3 R6), beside those of earlier days. */
export function OverviewPage({ shop }: PageProps) {
  const [search, setSearch] = useSearchParams();
  const day = parseShopDay(search.get('tag') ?? '') ?? todayInShop();
  const choose = (tag: string): void => setSearch({ tag });
  return (
    <OfficeFrame title={OVERVIEW.title} isWide>
      <DayChoice day={day} onChange={choose} />
      <div className="with-aside">
        <Day key={day} shop={shop.id} day={day} />
        <EarlierDays shop={shop.id} chosen={day} onChosen={choose} />
      </div>
    </OfficeFrame>
  );
}

interface DayChoiceProps {
  readonly day: ShopDay;
  readonly onChange: (day: ShopDay) => void;
}

function DayChoice({ day, onChange }: DayChoiceProps) {
  const today = todayInShop();
  return (
    <TimeSteps names={OVERVIEW} isToday={day >= today} onStep={(by) => onChange(addDays(day, by))}>
      <TextField
        label={OVERVIEW.day}
        type="date"
        value={day}
        max={today}
        onChange={({ target }) => {
          const typed = parseShopDay(target.value);
          if (typed) onChange(typed);
        }}
      />
    </TimeSteps>
  );
}

function Day({ shop, day }: { readonly shop: string; readonly day: string }) {
  const { value, problem } = useRemote<DayOverview>({
    key: `${shop} ${day}`,
    read: () => send(calls.getDayOverview, { params: { shop, day } }),
  });
  return (
    <div className="stack">
      <h2>{longDay(day)}</h2>
      {!value && <Loading problem={problem} words={REPORT.loading} />}
      {value && <OverviewDetail shop={shop} overview={value} />}
    </div>
  );
}

interface EarlierDaysProps {
  readonly shop: string;
  readonly chosen: string;
  readonly onChosen: (day: string) => void;
}

function EarlierDays({ shop, chosen, onChosen }: EarlierDaysProps) {
  const { value } = useRemote<DayOverviews>({
    key: shop,
    read: () => send(calls.listDayOverviews, { params: { shop } }),
  });
  return (
    <aside className="stack">
      <div className="notice">
        <strong>{OVERVIEW.noTill}</strong>
        <p>{OVERVIEW.noTillText}</p>
      </div>
      <h2>{OVERVIEW.earlierDays}</h2>
      {value?.length === 0 && <p className="soft">{OVERVIEW.none}</p>}
      <ul className="books-days">
        {value?.map(({ number, day, takings }) => (
          <li key={number}>
            <button
              type="button"
              className="books-day-link"
              aria-current={day === chosen ? 'date' : undefined}
              onClick={() => onChosen(day)}
            >
              <span>{longDay(day)}</span>
              <span>{euro(takings)}</span>
              <small>{OVERVIEW.short(number)}</small>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
