import { foldText, type MenuDocument } from '@tischlein/domain/menu';
import { newKey } from '@tischlein/ui/new-key';
import { useRemote } from '@tischlein/ui/use-remote';
import { TextField } from '@tischlein/ui/field';
import { ORDER_CHANGE } from '@tischlein/wording/office';
import { type KeyboardEvent, useState } from 'react';
import { mapAnswer } from '@tischlein/ui/answer';
import { readMenuDocument } from '../api/shop-menu.ts';

export interface AddedDish {
  readonly key: string;
  readonly dishId: string;
  readonly name: string;
}

interface AddDishProps {
  readonly shop: string;
  readonly onAdd: (dish: AddedDish) => void;
}

/** A dish by its number or the beginning of its name, as it is on the menu. */
export function AddDish({ shop, onAdd }: AddDishProps) {
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const { value: menu } = useRemote<MenuDocument>({
    key: shop,
    read: async () => mapAnswer(await readMenuDocument(shop), ({ value }) => value),
  });
  const add = (): void => {
    const dish = menu && findDish(menu, text);
    setUnknown(!dish);
    if (!dish) return;
    setText('');
    onAdd({ key: newKey(), dishId: dish.id, name: dish.name });
  };
  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="field-row">
      <TextField
        label={ORDER_CHANGE.add}
        name="dish"
        autoComplete="off"
        help={ORDER_CHANGE.addHelp}
        error={isUnknown ? ORDER_CHANGE.unknown : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={addOnEnter}
      />
      <button type="button" className="button button-line" onClick={add}>
        {ORDER_CHANGE.addButton}
      </button>
    </div>
  );
}

function findDish({ dishes }: MenuDocument, text: string): MenuDocument['dishes'][number] | undefined {
  const typed = foldText(text.trim());
  if (typed === '') return undefined;
  return (
    dishes.find(({ number }) => foldText(String(number ?? '')) === typed) ??
    dishes.find(({ name }) => foldText(name).startsWith(typed))
  );
}
