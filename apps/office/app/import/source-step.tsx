import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { toBase64 } from '@tischlein/ui/to-base64';
import { useForm } from '@tischlein/ui/use-form';
import { IMPORT_WIZARD } from '@tischlein/wording/office';
import { type DragEvent, useId } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { Icon } from '../ui/icon.tsx';
import type { ImportWizard } from './use-import-wizard.ts';

const MOST_BYTES = 12 * 1024 * 1024;

/** A file, dropped or chosen, or the address of a page. */
export function SourceStep({ wizard }: { readonly wizard: ImportWizard }) {
  const { isBusy, open, setProblem } = wizard;
  const { shop } = useOffice();
  const form = useForm({ first: { url: '' }, take: ({ url }) => open({ kind: 'page', url: url.trim() }) });
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
            accept=".xlsx,.csv,.tsv,.txt,.json,.pdf,.html,.htm"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <a className="link-button" href={buildAddress(calls.getImportTemplate, { params: { shop: shop.id } })} download>
          {IMPORT_WIZARD.template}
        </a>
      </div>
      <Form form={form} className="stack import-page">
        <TextField
          label={IMPORT_WIZARD.page}
          help={IMPORT_WIZARD.pageHelp}
          type="url"
          inputMode="url"
          placeholder="https://"
          required
          maxLength={2000}
          {...form.text('url')}
        />
        <BusyButton type="submit" kind="line" isBusy={form.busy === ''}>
          {IMPORT_WIZARD.visit}
        </BusyButton>
      </Form>
    </>
  );
}
