import type { OfficeSession } from '@tischlein/contract/office';
import { checkDish } from '@tischlein/domain/menu-editing';
import { DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { useParams } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { BasicsSection } from './basics-section.tsx';
import { DeclarationsSection } from './declarations-section.tsx';
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
import { DishContext } from './use-dish.ts';
import { useMayEdit } from './use-may-edit.ts';
import { useSettings } from './use-settings.ts';
import '../styles/editor.css';

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
          isReadOnly={isReadOnly}
          check={(read) => checkDish(read, dish.id, settings)}
          head={<EditorHead state={describeState(menu, dish)} anchors={DISH_FORM.sections} />}
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
