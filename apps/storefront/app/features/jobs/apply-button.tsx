import { JOBS } from '@tischlein/wording/storefront';
import { newKey } from '@tischlein/ui/new-key';
import { Suspense, useState } from 'react';
import type { Job } from './use-application.ts';
import { late } from '../../browser/late.tsx';

const ApplicationDialog = late(async () => (await import('./application-dialog.tsx')).ApplicationDialog);

/** Opens the form to apply for a job; its code is loaded on the first press. */
export function ApplyButton({ job }: { readonly job: Job }) {
  // A key for each press: a dialog that still fades out does not swallow the next press.
  const [opened, setOpened] = useState<string | null>(null);
  const forget = (key: string) => () => setOpened((now) => (now === key ? null : now));
  return (
    <>
      <button
        className="button button-line"
        type="button"
        aria-label={JOBS.applyFor(job.title)}
        aria-haspopup="dialog"
        onClick={() => setOpened(newKey())}
      >
        {JOBS.apply}
      </button>
      <Suspense>{opened && <ApplicationDialog key={opened} job={job} onClosed={forget(opened)} />}</Suspense>
    </>
  );
}
