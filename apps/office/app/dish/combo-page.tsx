import type { OfficeSession } from '@tischlein/contract/office';
import { comboId } from '@tischlein/domain';
import { addCombo, checkCombo } from '@tischlein/domain/menu-editing';
import { COMBO_FORM, DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { useNavigate, useParams } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { ComboBasics } from './combo-basics.tsx';
import { ComboContext } from './use-combo.ts';
import { ComboPreview } from './combo-preview.tsx';
import { ComboSlots } from './combo-slots.tsx';
import { Editor } from './editor.tsx';
import { EditorHead } from './editor-head.tsx';
import { NewEntry } from './new-entry.tsx';
import { newId } from './new-id.ts';
import { NotThere } from './not-there.tsx';
import { readOnce } from './read-once.ts';
import { useMayEdit } from './use-may-edit.ts';
import { useSettings } from './use-settings.ts';
import '../styles/editor.css';

interface ComboPageProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

/** The editor of one combo; 'neu' asks for its name first. */
export function ComboPage({ shop }: ComboPageProps) {
  const { id = '' } = useParams();
  const edited = useMenu(shop.id);
  const { menu } = edited;
  const settings = useSettings(shop.id);
  const isReadOnly = !useMayEdit();
  if (!menu)
    return (
      <NotThere
        title={COMBO_FORM.newTitle}
        shop={shop.slug}
        isLoading={edited.problem === ''}
        problem={edited.problem}
      />
    );
  if (id === 'neu') return <NewCombo shop={shop.slug} change={edited.change} />;
  const combo = menu.menus.find((each) => each.id === id);
  if (!combo) return <NotThere title={EDITOR.gone} shop={shop.slug} />;
  const title = combo.name || COMBO_FORM.newTitle;
  const isSold =
    readOnce(menu).menu.combos.has(combo.id) && Object.keys(combo.price).length > 0 && combo.slots.length > 0;
  return (
    <OfficeFrame title={title} isWide crumb={{ path: '/karte/kombis', name: COMBO_FORM.crumb }}>
      <ComboContext value={combo.id}>
        <Editor
          key={combo.id}
          shop={shop.id}
          edited={edited}
          menu={menu}
          item={['menus', combo.id]}
          isReadOnly={isReadOnly}
          check={(read) => checkCombo(read, combo.id, settings)}
          head={
            <EditorHead
              state={
                isSold ? { kind: 'good', words: DISH_FORM.states.onSale } : { kind: 'warn', words: COMBO_FORM.notSold }
              }
            />
          }
          preview={<ComboPreview settings={settings} />}
        >
          <ComboBasics />
          <ComboSlots />
        </Editor>
      </ComboContext>
    </OfficeFrame>
  );
}

interface NewComboProps {
  readonly shop: string;
  readonly change: ReturnType<typeof useMenu>['change'];
}

function NewCombo({ shop, change }: NewComboProps) {
  const navigate = useNavigate();
  const create = (name: string): void => {
    const id = comboId(newId(name));
    change(COMBO_FORM.created(name), (menu) => addCombo(menu, { id, name }));
    void navigate(`/${shop}/karte/kombi/${id}`, { replace: true });
  };
  return <NewEntry title={COMBO_FORM.newTitle} most={200} onCreate={create} />;
}
