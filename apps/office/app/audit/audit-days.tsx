import type { AuditEntry } from '@tischlein/contract/office';
import { addDays } from '@tischlein/domain';
import { dayInShop, timeInShop, todayInShop } from '@tischlein/shop-time';
import {
  AUDIT,
  auditAuthor,
  type AuditGroup,
  auditHeading,
  auditValue,
  groupDetails,
  longDay,
} from '@tischlein/wording/office';

/** Entries of the log under the days that they are of. */
export const AuditDays = ({ entries }: { readonly entries: readonly AuditEntry[] }) =>
  [...Map.groupBy(entries, ({ at }) => dayInShop(at))].map(([day, own]) => (
    <section key={day} className="audit-day" aria-label={nameDay(day)}>
      <h2>{nameDay(day)}</h2>
      <ol className="lines audit-list" aria-label={AUDIT.nameList(nameDay(day))}>
        {own.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));

function nameDay(day: string): string {
  const today = todayInShop();
  if (day === today) return AUDIT.today;
  return day === addDays(today, -1) ? AUDIT.yesterday : longDay(day);
}

/** One save: when, what of what it changed, and who it was. */
function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { at, device, details } = entry;
  const groups = groupDetails(details);
  return (
    <li>
      <time dateTime={at}>{timeInShop(at)}</time>
      <div className="audit-what">
        <strong>{auditHeading(entry)}</strong>
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
      <p className="audit-who">
        {auditAuthor(entry)}
        {device && <small>{device}</small>}
      </p>
    </li>
  );
}

/** What changed of one thing: its name once, then each of its fields with the value before and after. */
function Group({ group: { name, details } }: { readonly group: AuditGroup }) {
  const [first] = details;
  const isPlain = details.length === 1 && first && !first.field;
  if (isPlain) return <Change name={name} detail={first} />;
  return (
    <div className="audit-group">
      <span>{name}</span>
      <ul>
        {details.map((detail) => (
          <li key={detail.field}>
            <Change name={detail.field ?? ''} detail={detail} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChangeProps {
  readonly name: string;
  readonly detail: AuditGroup['details'][number];
}

const Change = ({ name, detail: { before, after } }: ChangeProps) => (
  <p className="audit-change">
    {name && <span>{name}</span>}
    {(before !== null || after !== null) && (
      <>
        {' '}
        {before !== null && (
          <>
            <span className="visually-hidden">{AUDIT.before} </span>
            <del>{auditValue(before)}</del>{' '}
          </>
        )}
        <span className="visually-hidden">{AUDIT.after} </span>
        <ins>{auditValue(after)}</ins>
      </>
    )}
  </p>
);
