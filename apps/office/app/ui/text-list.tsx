interface Entry<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly kind: 'good' | 'warn' | 'bad' | 'none';
  readonly state: string;
}

interface TextListProps<Id extends string> {
  readonly entries: readonly Entry<Id>[];
  readonly chosen: Id | null;
  readonly label: string;
  readonly onChoose: (id: Id) => void;
}

/** The texts of a page of the office with their state; one is open. */
export function TextList<Id extends string>({ entries, chosen, label, onChoose }: TextListProps<Id>) {
  return (
    <nav className="text-list" aria-label={label}>
      {entries.map(({ id, name, kind, state }) => (
        <button key={id} type="button" aria-current={id === chosen || undefined} onClick={() => onChoose(id)}>
          {name}
          {state !== '' && (
            <small className="state" data-kind={kind}>
              {state}
            </small>
          )}
        </button>
      ))}
    </nav>
  );
}
