import { listPlaceholders, type StaticPage } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { TEXTS } from '@tischlein/wording/office';
import { Suspense } from 'react';
import { loadLate } from '../ui/load-late.tsx';

// The editor is larger than everything around it.
const RichEditor = loadLate(async () => (await import('./rich-editor.tsx')).RichEditor);

interface PageEditorProps {
  readonly page: StaticPage;
  /** Counts texts that were replaced as a whole. */
  readonly revision: number;
  readonly isReadOnly: boolean;
  readonly onChange: (page: StaticPage) => void;
}

/** Name, heading and text of a page. */
export function PageEditor({ page, revision, isReadOnly, onChange }: PageEditorProps) {
  const { id, name, title, text } = page;
  const unfilled = listPlaceholders(text);
  return (
    <div className="stack">
      <fieldset className="form-grid" disabled={isReadOnly}>
        <legend className="visually-hidden">{title}</legend>
        <TextField
          label={TEXTS.heading}
          maxLength={200}
          error={title.trim() === '' ? TEXTS.headingMissing : null}
          value={title}
          onChange={({ target }) => onChange({ ...page, title: target.value })}
        />
        <TextField
          label={TEXTS.link}
          maxLength={120}
          error={name.trim() === '' ? TEXTS.linkMissing : null}
          value={name}
          onChange={({ target }) => onChange({ ...page, name: target.value })}
        />
      </fieldset>
      {unfilled.length > 0 && (
        <p className="notice" data-kind="warn">
          {TEXTS.fill(unfilled)}
        </p>
      )}
      <Suspense fallback={<p role="status">{TEXTS.editor.loading}</p>}>
        <RichEditor
          key={`${id} ${revision}`}
          label={`${TEXTS.editor.label}: ${title}`}
          text={text}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange({ ...page, text: next })}
        />
      </Suspense>
    </div>
  );
}
