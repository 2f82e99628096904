import { TextField } from '@tischlein/ui/field';
import { toBase64 } from '@tischlein/ui/to-base64';
import { IMPORT_WIZARD } from '@tischlein/wording/office';
import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { ImportWizard } from './use-import-wizard.ts';

const MOST_BYTES = 12 * 1024 * 1024;

/** A file, dropped or chosen, or the address of a page. */
export function SourceStep({ wizard }: { readonly wizard: ImportWizard }) {
  const { isBusy, open, setProblem } = wizard;
  const [url, setUrl] = useState('');
  const help = useId();
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return;
    if (file.size > MOST_BYTES) return setProblem(IMPORT_WIZARD.tooLarge);
    const content = toBase64(new Uint8Array(await file.arrayBuffer()));
    await open({ kind: 'file', fileName: file.name, content });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  const visit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void open({ kind: 'page', url: url.trim() });
  };
  return (
    <>
      <div className="import-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Icon name="upload" />
        <h2>{IMPORT_WIZARD.drop}</h2>
        <p id={help}>{IMPORT_WIZARD.formats}</p>
        <label className="button button-main" aria-disabled={isBusy}>
          {isBusy ? IMPORT_WIZARD.reading : IMPORT_WIZARD.choose}
          <input
            type="file"
            className="visually-hidden"
            aria-describedby={help}
            accept=".xlsx,.csv,.tsv,.txt,.json"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
      </div>
      <form className="import-page" onSubmit={visit}>
        <TextField
          label={IMPORT_WIZARD.page}
          help={IMPORT_WIZARD.pageHelp}
          type="url"
          inputMode="url"
          placeholder="https://"
          required
          maxLength={2000}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <button type="submit" className="button button-line" aria-disabled={isBusy}>
          {IMPORT_WIZARD.visit}
        </button>
      </form>
    </>
  );
}
