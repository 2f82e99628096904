import { JOBS } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { useId, useState } from 'react';
import { ApplicationForm } from './application-form.tsx';
import { type Job, useApplication } from './use-application.ts';

/** Applying for a job: the form, then the confirmation. */
export function ApplicationDialog({ job, onClosed }: { readonly job: Job; readonly onClosed: () => void }) {
  const titleId = useId();
  const formId = useId();
  const [sentBy, setSentBy] = useState<string | null>(null);
  const form = useApplication(job, setSentBy);
  const isSent = sentBy !== null;
  return (
    <Dialog
      titleId={titleId}
      onClosed={onClosed}
      foot={isSent ? <CloseButton /> : <FormButtons formId={formId} isBusy={form.busy !== null} />}
    >
      <DialogHead titleId={titleId} title={isSent ? JOBS.done : job.title} isStep={isSent} />
      <div className="dialog-body dialog-texts">
        {isSent ? <p>{JOBS.thanks(sentBy)}</p> : <ApplicationForm id={formId} form={form} />}
      </div>
    </Dialog>
  );
}

const CloseButton = () => (
  <button
    className="button button-main button-wide"
    type="button"
    onClick={(event) => closeContainingDialog(event.currentTarget)}
  >
    {JOBS.close}
  </button>
);

const FormButtons = ({ formId, isBusy }: { readonly formId: string; readonly isBusy: boolean }) => (
  <div className="dialog-actions">
    <button
      className="button button-line"
      type="button"
      onClick={(event) => closeContainingDialog(event.currentTarget)}
    >
      {JOBS.cancel}
    </button>
    <BusyButton type="submit" form={formId} isBusy={isBusy}>
      {JOBS.send}
    </BusyButton>
  </div>
);
