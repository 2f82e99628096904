import { Dialog } from '@tischlein/ui/dialog';
import { SHARED_DESK as SAY } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import type { DeskShops } from './use-desk-shops.ts';

interface ShopsDialogProps {
  readonly desk: DeskShops;
  readonly onClosed: () => void;
}

/** The shops whose orders this desk shows; the one of the address always is. */
export function ShopsDialog({ desk: { shops, candidates, choose }, onClosed }: ShopsDialogProps) {
  const { shop } = useOffice();
  const chosen: readonly string[] = shops.map(({ id }) => id);
  const toggle = (id: string): void =>
    choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Dialog title={SAY.title} onClosed={onClosed}>
      <div className="dialog-body">
        <p className="soft">{SAY.help}</p>
        <fieldset className="reasons">
          <legend className="visually-hidden">{SAY.title}</legend>
          {candidates.map(({ id, name }) => (
            <label className="choice-row" key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={id === shop.id}
                onChange={() => toggle(id)}
              />
              <span className="choice-name">{name}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
