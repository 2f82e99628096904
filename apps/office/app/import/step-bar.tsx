import { IMPORT_WIZARD } from '@tischlein/wording/office';

interface StepBarProps {
  readonly title: string;
  readonly hint?: string;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly next: string;
  readonly onNext: () => void;
}

/** Back and next buttons, with the result of this step. */
export const StepBar = ({ title, hint, isBusy, onBack, next, onNext }: StepBarProps) => (
  <section className="bottom-bar" aria-label={IMPORT_WIZARD.bar}>
    <div role="status">
      <strong>{title}</strong>
      {hint && <small>{hint}</small>}
    </div>
    <button type="button" className="button button-line" onClick={onBack}>
      {IMPORT_WIZARD.back}
    </button>
    <button
      type="button"
      className="button button-main"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onNext();
      }}
    >
      {next}
    </button>
  </section>
);
