import type { PersonalEntry } from '@tischlein/domain/guests';
import { describeKept, describePersonalFacts, PERSONAL_PART_NAMES } from '@tischlein/wording';
import { GUESTS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { formatDateTimeWithYear } from '@tischlein/shop-time';
import { useOffice } from '../frame/office-context.ts';
import { OfficePart } from '../ui/office-part.tsx';

/** Everything stored about a guest, by kind. */
export function PersonalEntries({ entries }: { readonly entries: readonly PersonalEntry[] }) {
  return [...Map.groupBy(entries, ({ part }) => part)].map(([part, own]) => (
    <OfficePart key={part} title={PERSONAL_PART_NAMES[part]}>
      <ul className="lines">
        {own.map((entry) => (
          <li key={JSON.stringify(entry.facts)}>
            <EntryFacts entry={entry} />
          </li>
        ))}
      </ul>
    </OfficePart>
  ));
}

function EntryFacts({ entry }: { readonly entry: PersonalEntry }) {
  const facts = describePersonalFacts(entry, formatDateTimeWithYear);
  const { shop, may } = useOffice();
  const path = entry.order && may('desk', 'read') ? `/${shop.slug}/bestellungen/${entry.order}` : null;
  return (
    <dl className="facts">
      {facts.map(({ name, value }, index) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{path && index === 0 ? <Link to={path}>{value}</Link> : value}</dd>
        </div>
      ))}
      {entry.kept && (
        <div>
          <dt>{GUESTS.kept}</dt>
          <dd>{describeKept(entry.kept)}</dd>
        </div>
      )}
    </dl>
  );
}
