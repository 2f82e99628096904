import * as calls from '@tischlein/contract/calls';
import { Dialog } from '@tischlein/ui/dialog';
import { useRemote } from '@tischlein/ui/use-remote';
import { TEXTS } from '@tischlein/wording/office';
import { formatDate } from '@tischlein/shop-time';
import { Suspense, useState } from 'react';
import { send } from '../api/send.ts';
import { loadLate } from '../ui/load-late.tsx';

const RichEditor = loadLate(async () => (await import('./rich-editor.tsx')).RichEditor);

interface LegalVersionsProps {
  readonly shop: string;
  /** Title of the present text; null: there is none. */
  readonly title: string | null;
}

/** The versions of a text that orders have accepted (S3 L10). */
export function LegalVersions({ shop, title }: LegalVersionsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { value: all, problem } = useRemote({
    key: `${shop} legal versions`,
    read: () => send(calls.listLegalVersions, { params: { shop } }),
  });
  const versions = all?.filter((version) => version.title === title);
  return (
    <section className="stack" aria-label={TEXTS.versions}>
      <h3>{TEXTS.versions}</h3>
      <p className="soft">{TEXTS.versionsHelp}</p>
      {problem && <p role="alert">{problem}</p>}
      {versions?.length === 0 && <p>{TEXTS.noVersions}</p>}
      <ul className="lines">
        {versions?.map(({ version, orders, firstAt, lastAt }) => {
          const words =
            firstAt && lastAt ? TEXTS.version(orders, formatDate(firstAt), formatDate(lastAt)) : TEXTS.unused;
          return (
            <li key={version} className="row">
              <span>{words}</span>
              <button
                type="button"
                className="button button-quiet"
                aria-label={`${TEXTS.showVersion}: ${words}`}
                onClick={() => setOpen(version)}
              >
                {TEXTS.showVersion}
              </button>
            </li>
          );
        })}
      </ul>
      {open !== null && <VersionDialog shop={shop} version={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface VersionDialogProps {
  readonly shop: string;
  readonly version: string;
  readonly onClose: () => void;
}

function VersionDialog({ shop, version, onClose }: VersionDialogProps) {
  const { value, problem } = useRemote({
    key: `${shop} ${version}`,
    read: () => send(calls.getLegalVersion, { params: { shop, version } }),
  });
  return (
    <Dialog title={value?.title ?? TEXTS.versions} onClosed={onClose}>
      <div className="dialog-body">
        {problem && <p role="alert">{problem}</p>}
        {value && (
          <Suspense fallback={<p role="status">{TEXTS.editor.loading}</p>}>
            <RichEditor label={value.title} text={value.text} isReadOnly />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
