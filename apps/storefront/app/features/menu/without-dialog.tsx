import type { Declaration } from '@tischlein/domain/menu';
import { declarationName } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { closeDialogOf, Dialog } from '@tischlein/ui/dialog';

interface WithoutDialogProps {
  readonly declarations: readonly Declaration[];
  readonly chosen: readonly Declaration[];
  readonly onChange: (chosen: readonly Declaration[]) => void;
  readonly onClosed: () => void;
}

/** Which allergens and additives the guest does not want to see. */
export function WithoutDialog({ declarations, chosen, onChange, onClosed }: WithoutDialogProps) {
  const titleId = useId();
  const toggle = (declaration: Declaration): void =>
    onChange(chosen.includes(declaration) ? chosen.filter((other) => other !== declaration) : [...chosen, declaration]);
  const foot = (
    <button
      className="button button-main button-wide"
      type="button"
      onClick={(event) => closeDialogOf(event.currentTarget)}
    >
      {MENU.withoutShow}
    </button>
  );
  return (
    <Dialog titleId={titleId} onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{MENU.withoutTitle}</h2>
      </div>
      <div className="dialog-body">
        <p className="soft">{MENU.withoutHelp}</p>
        <fieldset className="choice-group">
          <legend className="visually-hidden">{MENU.withoutTitle}</legend>
          {declarations.map((declaration) => (
            <label key={declaration} className="choice-row">
              <input type="checkbox" checked={chosen.includes(declaration)} onChange={() => toggle(declaration)} />
              <span className="choice-name">{declarationName(declaration)}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
