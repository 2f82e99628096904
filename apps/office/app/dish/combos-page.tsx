import type { OfficeSession } from '@tischlein/contract/office';
import type { ComboId } from '@tischlein/domain';
import { type ComboDocument, DELIVERY_TYPES } from '@tischlein/domain/menu';
import { checkCombo, moveCombo, removeCombo } from '@tischlein/domain/menu-editing';
import { EmptyState } from '@tischlein/ui/empty-state';
import { euro } from '@tischlein/wording';
import { COMBO_FORM, EDITOR, editorProblem } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { Link } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { Icon as OfficeIcon } from '../ui/icon.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
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
      actions={!isReadOnly && menu.menus.length > 0 && <AddCombo shop={shop} />}
    >
      <Editor shop={shop.id} edited={edited} menu={menu} isReadOnly={isReadOnly} check={() => []}>
        <Combos shop={shop} />
      </Editor>
    </OfficeFrame>
  );
}

const AddCombo = ({ shop }: Pick<CombosPageProps, 'shop'>) => (
  <Link className="button button-main" to={`/${shop.slug}/karte/kombi/neu`}>
    <Icon name="plus" />
    {COMBO_FORM.add}
  </Link>
);

function Combos({ shop }: Pick<CombosPageProps, 'shop'>) {
  const mayEdit = useMayEdit();
  const { document } = useEditing();
  const sorted = document.menus.toSorted((left, right) => left.sort - right.sort);
  if (sorted.length === 0)
    return (
      <EmptyState icon={<OfficeIcon name="menu" />} title={COMBO_FORM.none} text={COMBO_FORM.noneHelp}>
        {mayEdit && <AddCombo shop={shop} />}
      </EmptyState>
    );
  return (
    <ol className="lines">
      {sorted.map((combo, index) => (
        <ComboRow key={combo.id} shop={shop} combo={combo} index={index} count={sorted.length} />
      ))}
    </ol>
  );
}

interface ComboRowProps extends Pick<CombosPageProps, 'shop'> {
  readonly combo: ComboDocument;
  readonly index: number;
  readonly count: number;
}

function ComboRow({ shop, combo: { id, name, price, slots }, index, count }: ComboRowProps) {
  const { read, change } = useEditing();
  const [problem] = checkCombo(read, id, useSettings(shop.id));
  const least = DELIVERY_TYPES.map((type) => price[type]).find((each) => each !== undefined);
  const move = (by: -1 | 1): void =>
    change(COMBO_FORM.order, (menu) => moveCombo(menu, { from: index, to: index + by }));
  const remove = (gone: ComboId): void => change(COMBO_FORM.removed(name), (menu) => removeCombo(menu, gone));
  return (
    <li className="row">
      <span>
        <Link to={`/${shop.slug}/karte/kombi/${id}`}>{name}</Link>
        <small>{COMBO_FORM.summary(slots.length, least === undefined ? '' : euro(least))}</small>
        {problem && <small className={problem.severity === 'warning' ? 'soft' : 'bad'}>{editorProblem(problem)}</small>}
      </span>
      <span className="row">
        <MoveButtons
          place={{ index, count }}
          names={{ up: COMBO_FORM.up(name), down: COMBO_FORM.down(name) }}
          hasIcons
          onMove={move}
        />
        <button type="button" className="icon-button" aria-label={EDITOR.remove(name)} onClick={() => remove(id)}>
          <OfficeIcon name="close" />
        </button>
      </span>
    </li>
  );
}
