import type { ShopConfig } from '@tischlein/domain/shop';
import { Field, TextField } from '@tischlein/ui/field';
import { LOOK } from '@tischlein/wording/office';
import { todayInShop } from '@tischlein/shop-time';
import type { ReactNode } from 'react';
import { OfficePart } from '../ui/office-part.tsx';
import type { LookEdits } from './use-look.ts';

interface EntriesProps {
  readonly look: Pick<ShopConfig, 'news' | 'jobEntries'>;
  readonly onChange: (edits: LookEdits) => void;
}

/** News on the page about the restaurant; the newest one is above the menu, too. */
export function NewsForm({ look: { news }, onChange }: EntriesProps) {
  const replace = (at: number, part: Partial<(typeof news)[number]>): void =>
    onChange({ news: news.map((entry, index) => (index === at ? { ...entry, ...part } : entry)) });
  const add = (): void => onChange({ news: [{ title: '', text: '', date: todayInShop() }, ...news] });
  return (
    <Entries title={LOOK.fields.news} help={LOOK.newsHelp} add={LOOK.addNews} onAdd={add}>
      {news.map((entry, index) => (
        // Entries have no ids; only the first place gets new ones.
        <Entry
          key={news.length - index}
          title={entry.title}
          text={entry.text}
          onTitle={(title) => replace(index, { title })}
          onText={(text) => replace(index, { text })}
          onRemove={() => onChange({ news: news.toSpliced(index, 1) })}
        >
          <TextField
            label={LOOK.date}
            type="date"
            error={entry.date === '' ? LOOK.dateMissing : null}
            value={entry.date}
            onChange={({ target }) => replace(index, { date: target.value })}
          />
        </Entry>
      ))}
    </Entries>
  );
}

/** Jobs on the page about the restaurant, where guests apply. */
export function JobsForm({ look: { jobEntries: jobs }, onChange }: EntriesProps) {
  const replace = (id: string, part: Partial<(typeof jobs)[number]>): void =>
    onChange({ jobEntries: jobs.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)) });
  return (
    <Entries
      title={LOOK.fields.jobEntries}
      help={LOOK.jobsHelp}
      add={LOOK.addJob}
      onAdd={() => onChange({ jobEntries: [...jobs, { id: crypto.randomUUID().slice(0, 8), title: '', text: '' }] })}
    >
      {jobs.map(({ id, title, text }) => (
        <Entry
          key={id}
          title={title}
          text={text}
          onTitle={(next) => replace(id, { title: next })}
          onText={(next) => replace(id, { text: next })}
          onRemove={() => onChange({ jobEntries: jobs.filter((entry) => entry.id !== id) })}
        />
      ))}
    </Entries>
  );
}

interface EntriesFormProps {
  readonly title: string;
  readonly help: string;
  readonly add: string;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

const Entries = ({ title, help, add, onAdd, children }: EntriesFormProps) => (
  <OfficePart title={title}>
    <p className="soft">{help}</p>
    <ul>{children}</ul>
    <button type="button" className="button button-line" onClick={onAdd}>
      {add}
    </button>
  </OfficePart>
);

interface EntryProps {
  readonly title: string;
  readonly text: string;
  readonly onTitle: (title: string) => void;
  readonly onText: (text: string) => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

const Entry = ({ title, text, onTitle, onText, onRemove, children }: EntryProps) => (
  <li className="stack look-entry">
    <div className="form-grid">
      <TextField
        label={LOOK.entryTitle}
        maxLength={200}
        error={title.trim() === '' ? LOOK.entryTitleMissing : null}
        value={title}
        onChange={({ target }) => onTitle(target.value)}
      />
      {children}
    </div>
    <Field label={LOOK.entryText}>
      {(control) => (
        <textarea
          className="input"
          rows={3}
          maxLength={5000}
          value={text}
          onChange={({ target }) => onText(target.value)}
          {...control}
        />
      )}
    </Field>
    <button type="button" className="button button-quiet" aria-label={LOOK.removeEntry(title)} onClick={onRemove}>
      {LOOK.remove}
    </button>
  </li>
);
