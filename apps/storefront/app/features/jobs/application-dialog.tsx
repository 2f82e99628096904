import { JOBS } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Dialog, closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { useId, useState } from 'react';
import { type ApplicationFields, type Job, useApplication } from './use-application.ts';
import { Field, TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import type { FormState } from '@tischlein/ui/form-state';
import { useShop } from '../../context/shop-context.ts';
import { Link } from '../../browser/router.tsx';
import { legalPage } from '../../shop/legal-pages.ts';
import { staticPath } from '../../shop/paths.ts';

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

interface ApplicationFormProps {
  /** Ties the form to its button in the foot of the dialog. */
  readonly id: string;
  readonly form: FormState<ApplicationFields>;
}

/** Two fields suffice; the rest is a conversation. */
function ApplicationForm({ id, form }: ApplicationFormProps) {
  const { error, ...message } = form.text('message');
  return (
    <Form form={form} className="job-form" id={id} noValidate>
      <p className="soft">{JOBS.intro}</p>
      <TextField label={JOBS.name} autoComplete="name" required maxLength={120} {...form.text('name')} />
      <TextField label={JOBS.contact} autoComplete="email" required maxLength={254} {...form.text('contact')} />
      <Field label={JOBS.message} remark={JOBS.optional} error={error}>
        {(control) => <textarea className="input" rows={3} maxLength={2000} {...message} {...control} />}
      </Field>
      <Field label={JOBS.pdf} remark={JOBS.optional} help={JOBS.pdfHelp} error={form.field('pdf').error}>
        {(control) => (
          <input
            className="input"
            type="file"
            accept="application/pdf,.pdf"
            onChange={({ target }) => form.set({ pdf: target.files?.[0] ?? null })}
            {...control}
          />
        )}
      </Field>
      <Privacy />
    </Form>
  );
}

/** The link opens in a new tab, so nothing typed is lost. */
function Privacy() {
  const page = legalPage(useShop().shop.pages, 'privacy');
  return (
    <p className="soft">
      {JOBS.privacy}{' '}
      {page && (
        <Link to={staticPath(page.id)} target="_blank">
          {page.title}
        </Link>
      )}
    </p>
  );
}
