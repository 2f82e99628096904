import { BusyButton } from '@tischlein/ui/busy-button';
import { COPY } from '@tischlein/wording/office';
import { useState } from 'react';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { Table } from '../ui/table.tsx';
import type { CopyRequest, CopyState, useCopy } from './use-copy.ts';

interface CopyPreviewsProps {
  readonly copy: ReturnType<typeof useCopy>;
  readonly request: CopyRequest;
  readonly targets: ShopOffice['session']['shops'];
}

/** What copying changes in each branch, and the press that does it. */
export function CopyPreviews({ copy, request, targets }: CopyPreviewsProps) {
  const [problem, setProblem] = useState('');
  const { states, isBusy } = copy;
  const ids = targets.map(({ id }) => id);
  const isIn =
    (...steps: readonly CopyState['step'][]) =>
    (id: string) =>
      steps.includes(states.get(id)?.step ?? 'failed');
  const isRead = ids.length > 0 && ids.every((id) => states.has(id));
  const open = ids.filter((id) => isIn('read')(id) && (states.get(id)?.preview?.changes.length ?? 0) > 0);
  const failed = ids.filter((id) => states.has(id) && isIn('failed')(id));
  const preview = (shops: readonly string[]): void => {
    const missing = request.paths.length === 0 ? COPY.nothingChosen : ids.length === 0 ? COPY.noTarget : '';
    setProblem(missing);
    if (missing === '') void copy.readAll(shops, request);
  };
  return (
    <OfficePart title={COPY.changes}>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {!isRead && (
        <BusyButton kind="line" isBusy={isBusy} onClick={() => preview(ids)}>
          {COPY.preview}
        </BusyButton>
      )}
      {targets.map(({ id, name }) => {
        const state = states.get(id);
        return state && <Preview key={id} name={name} state={state} />;
      })}
      {isRead && (
        <div className="row">
          {open.length > 0 && (
            <BusyButton kind="main" isBusy={isBusy} onClick={() => void copy.copyAll(open, request)}>
              {COPY.copyInto(open.length)}
            </BusyButton>
          )}
          {failed.length > 0 && (
            <BusyButton kind="line" isBusy={isBusy} onClick={() => preview(failed)}>
              {COPY.again(failed.length)}
            </BusyButton>
          )}
        </div>
      )}
      <p role="status" className="soft">
        {isRead && !isBusy && COPY.result(ids.filter(isIn('copied')).length, failed.length)}
      </p>
    </OfficePart>
  );
}

function Preview({ name, state: { preview, step, problem } }: { readonly name: string; readonly state: CopyState }) {
  const isAlike = step === 'read' && preview?.changes.length === 0;
  return (
    <section className="stack copy-preview" aria-label={name}>
      <h3>
        {name}{' '}
        <span className="state" data-kind={step === 'failed' ? 'bad' : step === 'copied' ? 'good' : undefined}>
          {COPY.steps[isAlike ? 'alike' : step]}
        </span>
      </h3>
      {problem && <p className="field-error">{problem}</p>}
      {preview?.changes.length === 0 && preview.missing.length === 0 && <p className="soft">{COPY.alike}</p>}
      {preview && preview.missing.length > 0 && (
        <p className="notice" data-kind="warn">
          {COPY.missing(preview.missing.map(({ name: what, field }) => [what, field].filter(Boolean).join(', ')))}
        </p>
      )}
      {preview && preview.changes.length > 0 && (
        <Table
          isDense
          label={COPY.changesIn(name)}
          onPhones="list"
          rows={preview.changes}
          toKey={(_, index) => String(index)}
          columns={[
            {
              name: COPY.what,
              isHead: true,
              cell: (change) => (
                <>
                  {change.name} {change.field && <small>{change.field}</small>}
                </>
              ),
            },
            { name: COPY.before, cell: ({ before }) => before },
            { name: COPY.after, cell: ({ after }) => <strong>{after}</strong> },
          ]}
        />
      )}
    </section>
  );
}
