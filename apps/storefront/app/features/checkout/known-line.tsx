import { CHECKOUT } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';

interface KnownLineProps {
  readonly icon: IconName;
  readonly value: string;
  readonly detail: string;
  /** Name of the button for screen readers: 'Adresse ändern'. */
  readonly changes: string;
  readonly onChange: () => void;
}

/** Something known already, with a button that unfolds its fields. */
export function KnownLine({ icon, value, detail, changes, onChange }: KnownLineProps) {
  return (
    <div className="known">
      <Icon name={icon} />
      <p>
        <strong>{value}</strong>
        <small>{detail}</small>
      </p>
      <button className="link-button" type="button" aria-label={changes} onClick={onChange}>
        {CHECKOUT.changeKnown}
      </button>
    </div>
  );
}
