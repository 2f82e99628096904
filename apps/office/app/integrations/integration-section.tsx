import { EmptyState } from '@tischlein/ui/empty-state';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';

interface IntegrationSectionProps {
  /** Unique on the page. */
  readonly id: string;
  readonly words: { readonly title: string; readonly help: string; readonly add: string; readonly none: string };
  readonly icon: IconName;
  /** null: not read yet. */
  readonly entries: readonly unknown[] | null | undefined;
  readonly problem: string | null;
  readonly isAdding: boolean;
  readonly setAdding: (isAdding: boolean) => void;
  /** Adds an entry. */
  readonly form: ReactNode;
  readonly children: ReactNode;
}

/** A list of what connects a shop with other programs, and the form that adds to it. */
export function IntegrationSection({ id, words, icon, isAdding, setAdding, ...props }: IntegrationSectionProps) {
  const { entries, problem, form, children } = props;
  const isEmpty = entries?.length === 0;
  const add = (
    <button type="button" className="button button-line" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
      {words.add}
    </button>
  );
  return (
    <section className="integration" aria-labelledby={id}>
      <div className="row integration-head">
        <h2 id={id}>{words.title}</h2>
        {(isAdding || (entries && !isEmpty)) && add}
      </div>
      {(isAdding || !isEmpty) && <p className="soft">{words.help}</p>}
      {isAdding && form}
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {isEmpty && !isAdding && (
        <EmptyState icon={<Icon name={icon} />} level="h3" title={words.none} text={words.help}>
          {add}
        </EmptyState>
      )}
      {children}
    </section>
  );
}
