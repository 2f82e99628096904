import { groupId, type GroupId, type ItemId } from '@tischlein/domain';
import type { ExtraGroupDocument } from '@tischlein/domain/menu';
import { addGroup, attachGroup, createGroup } from '@tischlein/domain/menu-editing';
import { DISH_FORM, EDITOR, GROUP_FORM } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { useState } from 'react';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { GroupCard } from './group-card.tsx';
import { findItemName } from './find-item-name.ts';
import { newId } from './new-id.ts';
import { NumberInput } from './number-input.tsx';
import { TagInput } from '../ui/tag-input.tsx';
import { useDish } from './use-dish.ts';

const GROUP_FIELDS = [
  'extraIngredientGroups',
  'sideDishGroups',
  'freeIngredients',
  'popularExtraCombination',
  'extraIngredientsRanking',
] as const;

/** Extras and side dishes of a dish: its groups, free extras and the popular combination. */
export function GroupsSection() {
  const { dish, edit, at } = useDish();
  const groups = useGroups();
  return (
    <FormBlock id="extras" title={DISH_FORM.sections.extras} fields={['groups']} own={at(...GROUP_FIELDS)}>
      <div>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </div>
      <AddGroup />
      {groups.length > 0 && (
        <div className="editor-grid">
          <div data-w="3">
            <NumberInput
              label={DISH_FORM.freeExtras}
              value={dish.freeIngredients}
              most={1000}
              help={DISH_FORM.freeExtrasHelp}
              onNumber={(count = 0) => edit(DISH_FORM.freeExtras, { freeIngredients: count })}
            />
          </div>
          <div data-w="9">
            <ItemList
              list="popularExtraCombination"
              label={DISH_FORM.popular}
              help={DISH_FORM.popularHelp}
              groups={groups}
            />
          </div>
          <ItemList
            list="extraIngredientsRanking"
            label={DISH_FORM.ranking}
            help={DISH_FORM.rankingHelp}
            groups={groups}
          />
        </div>
      )}
    </FormBlock>
  );
}

/** Extra groups first, then side dishes, as guests see them. */
function useGroups(): readonly ExtraGroupDocument[] {
  const { dish } = useDish();
  const { document } = useEditing();
  const ids = [...new Set([...dish.extraIngredientGroups, ...dish.sideDishGroups])];
  return ids.flatMap((id) => document.extraGroups.find((group) => group.id === id) ?? []);
}

interface ItemListProps {
  readonly list: 'popularExtraCombination' | 'extraIngredientsRanking';
  readonly label: string;
  readonly help: string;
  readonly groups: readonly ExtraGroupDocument[];
}

function ItemList({ list, label, help, groups }: ItemListProps) {
  const { dish, edit } = useDish();
  const { document } = useEditing();
  const options = groups.flatMap(({ items }) =>
    items.map((item) => ({ id: item.id, name: findItemName(document, item) })),
  );
  const set = (ids: readonly ItemId[]): void => edit(label, { [list]: ids });
  const ids = dish[list];
  const chosen = [...new Set(ids)].flatMap((id) => {
    const count = ids.filter((each) => each === id).length;
    const option = options.find((each) => each.id === id);
    return option ? [{ ...option, note: count > 1 ? `${count}×` : '' }] : [];
  });
  return (
    <TagInput
      label={label}
      help={help}
      chosen={chosen}
      options={options}
      onAdd={(id) => set([...ids, id])}
      onRemove={(id) => set(ids.filter((each) => each !== id))}
      onFirst={(id) => set([id, ...ids.filter((each) => each !== id)])}
    />
  );
}

function AddGroup() {
  const { dish } = useDish();
  const { document, change } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const own = new Set<GroupId>([...dish.extraIngredientGroups, ...dish.sideDishGroups]);
  const open = document.extraGroups.filter(({ id }) => !own.has(id));
  const attach = (id: GroupId, name: string): void => {
    change(DISH_FORM.groupAdded(name), (menu) => attachGroup(menu, dish.id, id));
    setOpen(false);
  };
  const create = (groupType: ExtraGroupDocument['groupType']): void => {
    const name = GROUP_FORM.newName[groupType];
    const group = createGroup(groupId(newId(name)), name, groupType);
    change(DISH_FORM.groupAdded(name), (menu) => attachGroup(addGroup(menu, group), dish.id, group.id));
    setOpen(false);
  };
  if (!isOpen)
    return (
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {DISH_FORM.addGroup}
      </button>
    );
  return (
    <div className="row">
      {open.length > 0 && (
        <select
          className="input editor-short"
          aria-label={DISH_FORM.chooseGroup}
          value=""
          onChange={({ target }) => {
            const group = open.find(({ id }) => id === target.value);
            if (group) attach(group.id, group.name);
          }}
        >
          <option value="">{DISH_FORM.chooseGroup}</option>
          {open.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="button button-line" onClick={() => create('ingredient')}>
        {GROUP_FORM.create.ingredient}
      </button>
      <button type="button" className="button button-line" onClick={() => create('dish')}>
        {GROUP_FORM.create.dish}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setOpen(false)}>
        {EDITOR.cancel}
      </button>
    </div>
  );
}
