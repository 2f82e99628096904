import { SHARED_DESK as SAY } from '@tischlein/wording/office';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import type { DeskShops } from './use-desk-shops.ts';
import { Dialog } from '@tischlein/ui/dialog';
import { useOffice } from '../frame/office-context.ts';

/** Opens the choice of the shops whose orders this desk shows. */
export function ShopsButton({ desk }: { readonly desk: DeskShops }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet desk-shops"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="house" />
        <span>{SAY.shops(desk.shops.length)}</span>
      </button>
      {isOpen && <ShopsDialog desk={desk} onClosed={() => setOpen(false)} />}
    </>
  );
}

interface ShopsDialogProps {
  readonly desk: DeskShops;
  readonly onClosed: () => void;
}

/** The shops whose orders this desk shows; the one of the address always is. */
function ShopsDialog({ desk: { shops, candidates, choose }, onClosed }: ShopsDialogProps) {
  const { shop } = useOffice();
  const chosen: readonly string[] = shops.map(({ id }) => id);
  const [isOwn, setOwn] = useState(false);
  const toggle = (id: string): void => {
    setOwn(id === shop.id);
    if (id !== shop.id) choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  };
  return (
    <Dialog title={SAY.title} onClosed={onClosed}>
      <div className="dialog-body">
        <p className="soft">{SAY.help}</p>
        <fieldset className="reasons">
          <legend className="visually-hidden">{SAY.title}</legend>
          {candidates.map(({ id, name }) => (
            <label className="choice-row" key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span className="choice-name">{name}</span>
            </label>
          ))}
        </fieldset>
        <Said said={{ text: isOwn ? SAY.ownStays : '', isProblem: false }} />
      </div>
    </Dialog>
  );
}
