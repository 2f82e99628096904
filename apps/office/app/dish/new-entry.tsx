import { DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { TextField } from '@tischlein/ui/field';
import { type ReactNode, useState } from 'react';
import { isBlank } from '@tischlein/domain';
import { cleanLine } from '@tischlein/domain/menu-editing';
import { OfficeFrame } from '../frame/office-frame.tsx';

interface NewEntryProps {
  readonly title: string;
  readonly most: number;
  /** More fields than the name. */
  readonly children?: ReactNode;
  readonly onCreate: (name: string) => void;
}

/** Asks for the name of a new dish, combo or category before its form opens. */
export function NewEntry({ title, most, children, onCreate }: NewEntryProps) {
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <OfficeFrame title={title} crumb={{ path: '/karte', name: EDITOR.toMenu }}>
      <form
        className="editor-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBlank(name)) setRefused(true);
          else onCreate(name.trim());
        }}
      >
        <TextField
          label={DISH_FORM.name}
          value={name}
          maxLength={most}
          autoComplete="off"
          error={isRefused && isBlank(name) ? EDITOR.nameMissing : null}
          onChange={({ target }) => setName(cleanLine(target.value))}
        />
        {children}
        <button type="submit" className="button button-main">
          {DISH_FORM.create}
        </button>
      </form>
    </OfficeFrame>
  );
}
