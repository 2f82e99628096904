import { JOBS } from '@tischlein/wording/storefront';
import { Field, TextField } from '@tischlein/ui/field';
import { Notice } from '@tischlein/ui/notice';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import { useShop } from '../../context/shop-context.ts';
import { Link } from '../../browser/router.tsx';
import { legalPage } from '../../shop/legal-pages.ts';
import { staticPath } from '../../shop/paths.ts';
import type { Application } from './use-application.ts';

interface ApplicationFormProps {
  /** Ties the form to its button in the foot of the dialog. */
  readonly id: string;
  readonly application: Application;
}

/** Two fields suffice; the rest is a conversation. */
export function ApplicationForm({ id, application }: ApplicationFormProps) {
  const { fields, errors, problem, change, submit } = application;
  const form = useFocusOnError(Object.keys(errors).length > 0 || problem !== '' ? errors : null);
  return (
    <form
      className="job-form"
      id={id}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="soft">{JOBS.intro}</p>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <TextField
        label={JOBS.name}
        error={errors.name}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        value={fields.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={JOBS.contact}
        error={errors.contact}
        name="contact"
        autoComplete="email"
        required
        maxLength={254}
        value={fields.contact}
        onChange={({ target }) => change({ contact: target.value })}
      />
      <Field label={JOBS.message} remark={JOBS.optional} error={errors.message}>
        {(control) => (
          <textarea
            className="input"
            name="message"
            rows={3}
            maxLength={2000}
            value={fields.message}
            onChange={({ target }) => change({ message: target.value })}
            {...control}
          />
        )}
      </Field>
      <Field label={JOBS.pdf} remark={JOBS.optional} help={JOBS.pdfHelp} error={errors.pdf}>
        {(control) => (
          <input
            className="input"
            type="file"
            accept="application/pdf,.pdf"
            onChange={({ target }) => change({ pdf: target.files?.[0] ?? null })}
            {...control}
          />
        )}
      </Field>
      <Privacy />
    </form>
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
