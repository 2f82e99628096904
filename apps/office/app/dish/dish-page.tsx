import type { OfficeSession } from '@tischlein/contract/office';
import { checkDish, suggestDeclarations } from '@tischlein/domain/menu-editing';
import { DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { useParams } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { BasicsSection } from './basics-section.tsx';
import { describeState, DishActions } from './dish-actions.tsx';
import { DishPicture } from './dish-picture.tsx';
import { DishPreview } from './dish-preview.tsx';
import { Editor } from './editor.tsx';
import { EditorHead } from './editor-head.tsx';
import { GroupsSection } from './groups-section.tsx';
import { IngredientsSection } from './ingredients-section.tsx';
import { NewDish } from './new-dish.tsx';
import { NotThere } from './not-there.tsx';
import { SaleSection } from './sale-section.tsx';
import { SizesSection } from './sizes-section.tsx';
import { TimeSection } from './time-section.tsx';
import { DishContext, useDish } from './use-dish.ts';
import { useMayEdit } from './use-may-edit.ts';
import { useSettings } from './use-settings.ts';
import { useStockState } from './use-stock-state.ts';
import '../styles/editor.css';
import { declarationName } from '@tischlein/wording';
import { DeclarationsInput } from './declarations-input.tsx';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';

interface DishPageProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

/** The editor of one dish; 'neu' asks for its name first. */
export function DishPage({ shop }: DishPageProps) {
  const { id = '' } = useParams();
  const edited = useMenu(shop.id);
  const { menu } = edited;
  const settings = useSettings(shop.id);
  const outOfStock = useStockState(shop.id, id);
  const isReadOnly = !useMayEdit();
  const dish = menu?.dishes.find((each) => each.id === id);
  if (!menu)
    return (
      <NotThere
        title={DISH_FORM.newTitle}
        shop={shop.slug}
        isLoading={edited.problem === ''}
        problem={edited.problem}
      />
    );
  if (id === 'neu') return <NewDish shop={shop.slug} menu={menu} change={edited.change} />;
  if (!dish) return <NotThere title={EDITOR.gone} shop={shop.slug} />;
  const category = menu.categories.find((each) => each.id === dish.category);
  return (
    <OfficeFrame
      title={dish.name || DISH_FORM.newTitle}
      isWide
      crumb={{ path: '/karte', name: category?.name ?? EDITOR.toMenu }}
      actions={<DishActions shop={shop.slug} menu={menu} dish={dish} change={edited.change} isReadOnly={isReadOnly} />}
    >
      <DishContext value={dish.id}>
        <Editor
          key={dish.id}
          shop={shop.id}
          edited={edited}
          menu={menu}
          item={['dishes', dish.id]}
          isReadOnly={isReadOnly}
          check={(read) => checkDish(read, dish.id, settings)}
          head={<EditorHead state={outOfStock ?? describeState(menu, dish, settings)} anchors={DISH_FORM.sections} />}
          preview={<DishPreview settings={settings} />}
        >
          <BasicsSection />
          <DishPicture />
          <SizesSection />
          <IngredientsSection />
          <GroupsSection />
          <DeclarationsSection />
          <SaleSection />
          <TimeSection />
        </Editor>
      </DishContext>
    </OfficeFrame>
  );
}

/** Allergens and additives of a dish: suggested by its ingredients, stated by a person (S3 L2). */
function DeclarationsSection() {
  const { dish, edit, at } = useDish();
  const { document } = useEditing();
  const { named, unknown } = suggestDeclarations(document, dish);
  const missing = named.filter((declaration) => !dish.declarations?.includes(declaration));
  const isMadeOfKnown = dish.declarations === null && unknown.length === 0 && named.length > 0;
  return (
    <FormBlock
      id="allergene"
      title={DISH_FORM.sections.allergene}
      help={DISH_FORM.declarationsHelp}
      fields={['declarations']}
      own={at('declarations', 'partialDeclarations')}
    >
      {dish.partialDeclarations && (
        <p className="soft editor-soft">
          {DISH_FORM.partial(dish.partialDeclarations.named.map(declarationName), dish.partialDeclarations.unclear)}
        </p>
      )}
      {unknown.length > 0 && <p className="soft editor-soft">{DISH_FORM.unknownParts(unknown)}</p>}
      {missing.length > 0 && (
        <div className="notice editor-notice" role="note">
          <strong>{DISH_FORM.suggested}</strong>
          <span>{missing.map(declarationName).join(', ')}</span>
          <button
            type="button"
            className="button button-line"
            onClick={() =>
              edit(DISH_FORM.sections.allergene, {
                declarations: [...(dish.declarations ?? []), ...missing],
                partialDeclarations: undefined,
              })
            }
          >
            {DISH_FORM.takeSuggested}
          </button>
        </div>
      )}
      <DeclarationsInput
        declarations={dish.declarations}
        unknownHelp={isMadeOfKnown ? DISH_FORM.unknownByParts : DISH_FORM.unknownHelp}
        onChange={(declarations) =>
          edit(DISH_FORM.sections.allergene, {
            declarations,
            ...(declarations !== null && { partialDeclarations: undefined }),
          })
        }
      />
    </FormBlock>
  );
}
