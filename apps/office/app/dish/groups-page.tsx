import type { OfficeSession } from '@tischlein/contract/office';
import { groupId } from '@tischlein/domain';
import type { ExtraGroupDocument } from '@tischlein/domain/menu';
import { addGroup, checkGroup, createGroup, listDishesWithGroup, removeGroup } from '@tischlein/domain/menu-editing';
import { EmptyState } from '@tischlein/ui/empty-state';
import { GROUP_FORM } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { Icon as OfficeIcon } from '../ui/icon.tsx';
import { Editor } from './editor.tsx';
import { useEditing } from './editor-context.ts';
import { FoldCard, useSummary } from './group-card.tsx';
import { GroupForm } from './group-form.tsx';
import { newId } from './new-id.ts';
import { NotThere } from './not-there.tsx';
import { useMayEdit } from './use-may-edit.ts';
import '../styles/editor.css';

interface GroupsPageProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

const SHOWN_DISHES = 4;

/** All groups of extras and side dishes. */
export function GroupsPage({ shop }: GroupsPageProps) {
  const edited = useMenu(shop.id);
  const { menu } = edited;
  const isReadOnly = !useMayEdit();
  if (!menu)
    return (
      <NotThere title={GROUP_FORM.title} shop={shop.slug} isLoading={edited.problem === ''} problem={edited.problem} />
    );
  return (
    <OfficeFrame title={GROUP_FORM.title} isWide>
      <Editor
        shop={shop.id}
        edited={edited}
        menu={menu}
        isReadOnly={isReadOnly}
        check={(read) => menu.extraGroups.flatMap(({ id }) => checkGroup(read, id))}
      >
        <Groups />
      </Editor>
    </OfficeFrame>
  );
}

function Groups() {
  const { document, change } = useEditing();
  const create = (groupType: ExtraGroupDocument['groupType']) => (): void => {
    const name = GROUP_FORM.newName[groupType];
    const group = createGroup(groupId(newId(name)), name, groupType);
    change(GROUP_FORM.created(name), (menu) => addGroup(menu, group));
  };
  return (
    <section className="stack editor-block" id="extras" tabIndex={-1}>
      {document.extraGroups.length === 0 ? (
        <EmptyState icon={<OfficeIcon name="list" />} title={GROUP_FORM.none} text={GROUP_FORM.noneHelp} />
      ) : (
        <p className="soft editor-soft">{GROUP_FORM.help}</p>
      )}
      <div>
        {document.extraGroups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
      <div className="row">
        {(['ingredient', 'dish'] as const).map((groupType) => (
          <button key={groupType} type="button" className="button button-quiet" onClick={create(groupType)}>
            <Icon name="plus" />
            {GROUP_FORM.create[groupType]}
          </button>
        ))}
      </div>
    </section>
  );
}

function Group({ group }: { readonly group: ExtraGroupDocument }) {
  const { document, change } = useEditing();
  const { id, name } = group;
  const dishes = listDishesWithGroup(document, id);
  return (
    <FoldCard title={name || GROUP_FORM.nameless} summary={useSummary(group)} isOpenFirst={group.items.length === 0}>
      {dishes.length > 1 && (
        <div className="notice editor-notice" role="note">
          <strong>{GROUP_FORM.shared(dishes.length)}</strong>
          <span>
            {GROUP_FORM.sharedHelp}{' '}
            {GROUP_FORM.sharedBy(
              dishes.slice(0, SHOWN_DISHES).map((dish) => dish.name),
              dishes.length,
            )}
          </span>
        </div>
      )}
      <GroupForm group={group} />
      <button
        type="button"
        className="button button-quiet button-bad"
        onClick={() => change(GROUP_FORM.removed(name), (menu) => removeGroup(menu, id))}
      >
        {GROUP_FORM.remove}
      </button>
    </FoldCard>
  );
}
