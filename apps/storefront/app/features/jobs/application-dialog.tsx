import { JOBS } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { useId } from 'react';
import { ApplicationForm } from './application-form.tsx';
import { type Job, useApplication } from './use-application.ts';

/** Applying for a job: the form, then the confirmation. */
export function ApplicationDialog({ job, onClosed }: { readonly job: Job; readonly onClosed: () => void }) {
  const titleId = useId();
  const formId = useId();
  const application = useApplication(job);
  const { isSent, isSending, fields } = application;
  return (
    <Dialog
      titleId={titleId}
      onClosed={onClosed}
      foot={isSent ? <CloseButton /> : <FormButtons formId={formId} isSending={isSending} />}
    >
      <DialogHead titleId={titleId} title={isSent ? JOBS.done : job.title} isStep={isSent} />
      <div className="dialog-body dialog-texts">
        {isSent ? <p>{JOBS.thanks(fields.name.trim())}</p> : <ApplicationForm id={formId} application={application} />}
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

const FormButtons = ({ formId, isSending }: { readonly formId: string; readonly isSending: boolean }) => (
  <div className="dialog-actions">
    <button
      className="button button-line"
      type="button"
      onClick={(event) => closeContainingDialog(event.currentTarget)}
    >
      {JOBS.cancel}
    </button>
    <button className="button button-main" type="submit" form={formId} aria-disabled={isSending}>
      {isSending ? JOBS.sending : JOBS.send}
    </button>
  </div>
);
