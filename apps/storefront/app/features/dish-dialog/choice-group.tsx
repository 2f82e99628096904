import { DISH } from '@tischlein/wording/storefront';
import { type ReactNode, useId } from 'react';
import { Icon } from '@tischlein/ui/icon';

interface ChoiceGroupProps {
  readonly title: string;
  /** '(1/3)' */
  readonly rule?: string;
  readonly isInvalid?: boolean;
  readonly children: ReactNode;
}

/** A titled group of choices; 'Bitte wählen!' if one is missing (S1 §5 Extra group validity). */
export function ChoiceGroup({ title, rule = '', isInvalid = false, children }: ChoiceGroupProps) {
  const alertId = useId();
  return (
    <fieldset
      className="choice-group"
      data-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? alertId : undefined}
    >
      {/* A visible legend would sit on the fieldset's border. */}
      <legend className="visually-hidden">{`${title} ${rule}`.trim()}</legend>
      <div className="choice-head">
        <span className="choice-title" aria-hidden="true">
          {title} {rule && <span className="choice-rule">{rule}</span>}
        </span>
        {isInvalid && (
          <span className="choice-alert" id={alertId} role="alert">
            <Icon name="alert" />
            {DISH.pleaseChoose}
          </span>
        )}
      </div>
      {children}
    </fieldset>
  );
}
