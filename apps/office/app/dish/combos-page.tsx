import type { OfficeSession } from '@tischlein/contract/office';
import type { ComboId } from '@tischlein/domain';
import { type ComboDocument, DELIVERY_TYPES } from '@tischlein/domain/menu';
import { checkCombo, moveCombo, removeCombo } from '@tischlein/domain/menu-editing';
import { euro } from '@tischlein/wording';
import { COMBO_FORM, EDITOR, editorProblem } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { Link } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { Editor } from './editor.tsx';
import { useEditing } from './editor-context.ts';
import { NotThere } from './not-there.tsx';
import { useMayEdit } from './use-may-edit.ts';
import { useSettings } from './use-settings.ts';
import '../styles/editor.css';

interface CombosPageProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

/** All combos in the order in which guests see them. */
export function CombosPage({ shop }: CombosPageProps) {
  const edited = useMenu(shop.id);
  const { menu } = edited;
  const isReadOnly = !useMayEdit();
  if (!menu)
    return (
      <NotThere title={COMBO_FORM.crumb} shop={shop.slug} isLoading={edited.problem === ''} problem={edited.problem} />
    );
  return (
    <OfficeFrame
      title={COMBO_FORM.crumb}
      isWide
      actions={
        !isReadOnly && (
          <Link className="button button-main" to={`/${shop.slug}/karte/kombi/neu`}>
            <Icon name="plus" />
            {COMBO_FORM.add}
          </Link>
        )
      }
    >
      <Editor shop={shop.id} edited={edited} menu={menu} isReadOnly={isReadOnly} check={() => []}>
        <Combos shop={shop} />
      </Editor>
    </OfficeFrame>
  );
}

function Combos({ shop }: Pick<CombosPageProps, 'shop'>) {
  const { document } = useEditing();
  const sorted = document.menus.toSorted((left, right) => left.sort - right.sort);
  if (sorted.length === 0) return <p>{COMBO_FORM.none}</p>;
  return (
    <ol className="editor-list">
      {sorted.map((combo, index) => (
        <ComboRow key={combo.id} shop={shop} combo={combo} index={index} isLast={index === sorted.length - 1} />
      ))}
    </ol>
  );
}

interface ComboRowProps extends Pick<CombosPageProps, 'shop'> {
  readonly combo: ComboDocument;
  readonly index: number;
  readonly isLast: boolean;
}

function ComboRow({ shop, combo: { id, name, price, slots }, index, isLast }: ComboRowProps) {
  const { read, change } = useEditing();
  const [problem] = checkCombo(read, id, useSettings(shop.id));
  const least = DELIVERY_TYPES.map((type) => price[type]).find((each) => each !== undefined);
  const move = (to: number) => (): void => change(COMBO_FORM.order, (menu) => moveCombo(menu, { from: index, to }));
  const remove = (gone: ComboId): void => change(COMBO_FORM.removed(name), (menu) => removeCombo(menu, gone));
  return (
    <li>
      <span>
        <Link to={`/${shop.slug}/karte/kombi/${id}`}>{name}</Link>
        <small>{COMBO_FORM.summary(slots.length, least === undefined ? '' : euro(least))}</small>
        {problem && <small className="editor-bad">{editorProblem(problem)}</small>}
      </span>
      <span className="editor-row">
        <button
          type="button"
          className="button button-quiet"
          aria-label={COMBO_FORM.up(name)}
          disabled={index === 0}
          onClick={move(index - 1)}
        >
          {EDITOR.up}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={COMBO_FORM.down(name)}
          disabled={isLast}
          onClick={move(index + 1)}
        >
          {EDITOR.down}
        </button>
        <button
          type="button"
          className="button button-quiet editor-bad"
          aria-label={EDITOR.remove(name)}
          onClick={() => remove(id)}
        >
          {EDITOR.removeIt}
        </button>
      </span>
    </li>
  );
}
