import { useId, useRef, useState } from 'react';
import { MENU_LIST } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';

export interface RowAction {
  readonly label: string;
  readonly run: () => void;
}

interface RowMenuProps {
  readonly name: string;
  readonly actions: () => readonly RowAction[];
}

/** The rarer actions of a row; Escape and leaving it close it. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const act = (run: () => void) => () => {
    setOpen(false);
    button.current?.focus();
    run();
  };
  return (
    <div
      className="row-menu"
      role="group"
      aria-label={MENU_LIST.more(name)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={MENU_LIST.more(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <ul className="row-menu-list" id={listId}>
          {actions().map(({ label, run }) => (
            <li key={label}>
              <button type="button" onClick={act(run)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
