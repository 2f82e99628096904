import { JOBS } from '@tischlein/wording/storefront';
import { Field, TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import type { FormState } from '@tischlein/ui/form-state';
import { useShop } from '../../context/shop-context.ts';
import { Link } from '../../browser/router.tsx';
import { legalPage } from '../../shop/legal-pages.ts';
import { staticPath } from '../../shop/paths.ts';
import type { ApplicationFields } from './use-application.ts';

interface ApplicationFormProps {
  /** Ties the form to its button in the foot of the dialog. */
  readonly id: string;
  readonly form: FormState<ApplicationFields>;
}

/** Two fields suffice; the rest is a conversation. */
export function ApplicationForm({ id, form }: ApplicationFormProps) {
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
