import { groupId } from '@tischlein/domain';
import type { ExtraGroupDocument } from '@tischlein/domain/menu';
import { copyGroupForDish, detachGroup, listDishesWithGroup, moveGroup } from '@tischlein/domain/menu-editing';
import { GROUP_FORM } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { type ReactNode, useState } from 'react';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { useEditing } from './editor-context.ts';
import { GroupForm } from './group-form.tsx';
import { newId } from './new-id.ts';
import { useDish } from './use-dish.ts';
import { findItemName } from './find-item-name.ts';
import { OwnPricesGrid } from './own-prices-grid.tsx';

/** A group of a dish, which opens to be changed. */
export function GroupCard({ group }: { readonly group: ExtraGroupDocument }) {
  const { dish } = useDish();
  const { document, change } = useEditing();
  const { id, name } = group;
  const others = listDishesWithGroup(document, id).length - 1;
  const list = dish.sideDishGroups.includes(id) ? dish.sideDishGroups : dish.extraIngredientGroups;
  const move = (by: -1 | 1): void =>
    change(GROUP_FORM.moved(name), (menu) => moveGroup(menu, { dish: dish.id, group: id }, by));
  return (
    <FoldCard title={name || GROUP_FORM.nameless} summary={useSummary(group)}>
      {others > 0 && <SharedNotice group={group} count={others + 1} />}
      <GroupForm group={group} />
      <OwnPricesGrid group={group} />
      <div className="row">
        <MoveButtons place={{ index: list.indexOf(id), count: list.length }} onMove={move} />
        <button
          type="button"
          className="button button-quiet button-bad"
          onClick={() => change(GROUP_FORM.detached(name), (menu) => detachGroup(menu, dish.id, id))}
        >
          {GROUP_FORM.detach}
        </button>
      </div>
    </FoldCard>
  );
}

/** 'Pflicht, genau 1 · Klassisch, Dinkel · in 24 Gerichten' */
export function useSummary(group: ExtraGroupDocument): string {
  const { document } = useEditing();
  return [
    GROUP_FORM.rule(group.min, group.limit),
    GROUP_FORM.items(
      group.items.slice(0, 3).map((item) => findItemName(document, item)),
      group.items.length,
    ),
    GROUP_FORM.inDishes(listDishesWithGroup(document, group.id).length),
  ].join(' · ');
}

/** Says how many dishes a change concerns, before it is made. */
function SharedNotice({ group, count }: { readonly group: ExtraGroupDocument; readonly count: number }) {
  const { dish } = useDish();
  const { change } = useEditing();
  const { id, name } = group;
  return (
    <div className="notice editor-notice" role="note">
      <strong>{GROUP_FORM.shared(count)}</strong>
      <span>{GROUP_FORM.sharedHelp}</span>
      <button
        type="button"
        className="button button-line"
        onClick={() =>
          change(GROUP_FORM.copied(name), (menu) =>
            copyGroupForDish(menu, { dish: dish.id, group: id }, groupId(newId(name))),
          )
        }
      >
        {GROUP_FORM.onlyHere}
      </button>
    </div>
  );
}

interface FoldCardProps {
  readonly title: string;
  readonly summary: string;
  readonly isOpenFirst?: boolean;
  readonly children: ReactNode;
}

/** A card that opens; its content is drawn when it is open. */
export function FoldCard({ title, summary, isOpenFirst = false, children }: FoldCardProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details className="editor-card" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <strong>{title}</strong>
          <small>{summary}</small>
        </span>
        <Icon name="down" />
      </summary>
      {isOpen && <div className="stack editor-card-body">{children}</div>}
    </details>
  );
}
