import { BusyButton } from '@tischlein/ui/busy-button';
import { Form } from '@tischlein/ui/form';
import type { FormProgress } from '@tischlein/ui/form-state';
import { Notice } from '@tischlein/ui/notice';
import type { Question } from '@tischlein/ui/save-over';
import { INSTALLATION as SAY } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { OfficePart } from '../ui/office-part.tsx';

/** Value of the button that tries what was typed. */
export const TEST = 'test';

/** A part as it is edited: its form, what came of the last press, and what has to be decided. */
export interface ShownPart<Form extends FormProgress> {
  readonly form: Form;
  readonly result: { readonly isGood: boolean; readonly text: string } | null;
  readonly question: Question | null;
}

interface PartFormProps {
  readonly part: ShownPart<FormProgress>;
  readonly label: string;
  /** Words on the button that tries what was typed; null: there is nothing to try. */
  readonly test: string | null;
  readonly children: ReactNode;
}

export const PartForm = ({ part: { form, result, question }, label, test, children }: PartFormProps) => (
  <>
    <Form
      form={form}
      label={label}
      className="stack installation-form"
      noValidate
      submit={SAY.save}
      buttons={
        test !== null && (
          <BusyButton type="submit" kind="line" value={TEST} isBusy={form.busy === TEST}>
            {test}
          </BusyButton>
        )
      }
    >
      {children}
      <div role="status">
        {result && (
          <Notice kind={result.isGood ? 'good' : 'bad'} icon={result.isGood ? 'check' : 'alert'}>
            {result.text}
          </Notice>
        )}
      </div>
    </Form>
    <ConflictDialog question={question} />
  </>
);

interface InstallationPartProps {
  readonly title: string;
  readonly help: string;
  /** It was set outside of the office. */
  readonly isFixed: boolean;
  readonly children: ReactNode;
}

export const InstallationPart = ({ title, help, isFixed, children }: InstallationPartProps) => (
  <OfficePart title={title}>
    <p className="soft">{help}</p>
    {isFixed ? (
      <Notice kind="plain" icon="lock">
        {SAY.fixed}
      </Notice>
    ) : (
      children
    )}
  </OfficePart>
);
