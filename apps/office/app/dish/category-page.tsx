import type { OfficeSession } from '@tischlein/contract/office';
import { categoryId } from '@tischlein/domain';
import type { CategoryDocument } from '@tischlein/domain/menu';
import {
  appendCategory,
  checkName,
  checkTimetable,
  editCategory,
  type FieldChange,
} from '@tischlein/domain/menu-editing';
import { CATEGORY_FORM, EDITOR, PICTURE } from '@tischlein/wording/office';
import { useNavigate, useParams } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type EditedMenu, useMenu } from '../menu/use-menu.ts';
import { Tick } from '../ui/tick.tsx';
import { Editor } from './editor.tsx';
import { findProblems, useEditing } from './editor-context.ts';
import { EditorHead } from './editor-head.tsx';
import { FormBlock } from './form-block.tsx';
import { NewEntry } from './new-entry.tsx';
import { newId } from './new-id.ts';
import { NotThere } from './not-there.tsx';
import { PictureField } from './picture-field.tsx';
import { LineInput, TextInput } from './text-inputs.tsx';
import { TimetableInput } from './timetable-input.tsx';
import { useMayEdit } from './use-may-edit.ts';
import '../styles/editor.css';
import { OwnValues } from '../frame/own-values.tsx';

interface CategoryPageProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

/** The editor of one category; 'neu' asks for its name first. */
export function CategoryPage({ shop }: CategoryPageProps) {
  const { id = '' } = useParams();
  const edited = useMenu(shop.id);
  const { menu } = edited;
  const isReadOnly = !useMayEdit();
  if (!menu)
    return (
      <NotThere
        title={CATEGORY_FORM.newTitle}
        shop={shop.slug}
        isLoading={edited.problem === ''}
        problem={edited.problem}
      />
    );
  if (id === 'neu') return <NewCategory shop={shop.slug} change={edited.change} />;
  const category = menu.categories.find((each) => each.id === id);
  if (!category) return <NotThere title={EDITOR.gone} shop={shop.slug} />;
  const title = category.name || CATEGORY_FORM.newTitle;
  const count = menu.dishes.filter((dish) => dish.category === category.id).length;
  return (
    <OfficeFrame title={title} isWide crumb={{ path: '/karte', name: EDITOR.toMenu }}>
      <Editor
        key={category.id}
        shop={shop.id}
        edited={edited}
        menu={menu}
        item={['categories', category.id]}
        isReadOnly={isReadOnly}
        check={() => [...checkName(category.name), ...checkTimetable(category)]}
        head={<EditorHead state={{ kind: 'good', words: CATEGORY_FORM.dishes(count) }} />}
      >
        <CategoryForm category={category} />
      </Editor>
    </OfficeFrame>
  );
}

function CategoryForm({ category }: { readonly category: CategoryDocument }) {
  const { change, problems } = useEditing();
  const edit = (label: string, fields: FieldChange<Omit<CategoryDocument, 'id'>>): void =>
    change(label, (menu) => editCategory(menu, category.id, fields));
  return (
    <>
      <section className="stack editor-block" id="grundlagen" tabIndex={-1}>
        <div className="editor-grid">
          <LineInput
            label={CATEGORY_FORM.name}
            value={category.name}
            most={120}
            error={findProblems(problems, 'name').length > 0 ? EDITOR.nameMissing : null}
            onChange={(name) => edit(CATEGORY_FORM.name, { name: name ?? '' })}
          />
          <TextInput
            label={CATEGORY_FORM.subtitle}
            value={category.subtitle}
            most={500}
            onChange={(subtitle) => edit(CATEGORY_FORM.subtitle, { subtitle })}
          />
          <TextInput
            label={CATEGORY_FORM.commonSubtext}
            value={category.commonSubtext}
            most={500}
            help={CATEGORY_FORM.commonHelp}
            onChange={(commonSubtext) => edit(CATEGORY_FORM.commonSubtext, { commonSubtext })}
          />
        </div>
        <div className="editor-ticks">
          <Tick
            label={CATEGORY_FORM.topDishes}
            isOn={category.showTopDishes}
            onChange={(showTopDishes) => edit(CATEGORY_FORM.topDishes, { showTopDishes })}
          />
          <Tick
            label={CATEGORY_FORM.compact}
            isOn={category.compact ?? false}
            onChange={(isOn) => edit(CATEGORY_FORM.compact, { compact: isOn || undefined })}
          />
        </div>
        <OwnValues
          at={['name', 'subtitle', 'commonSubtext', 'showTopDishes', 'compact'].map(
            (field) => `menu/categories/${category.id}/${field}`,
          )}
        />
      </section>
      <PictureField
        own={[`menu/categories/${category.id}/imageName`]}
        image={category.imageName}
        onChange={(imageName) => edit(PICTURE.changed, { imageName })}
      />
      <FormBlock
        id="wann"
        title={CATEGORY_FORM.when}
        help={CATEGORY_FORM.whenHelp}
        fields={['timetable']}
        own={[`menu/categories/${category.id}/timetable`]}
      >
        <TimetableInput
          legend={CATEGORY_FORM.when}
          timetable={category.timetable}
          onChange={(timetable) => edit(CATEGORY_FORM.when, { timetable })}
        />
      </FormBlock>
    </>
  );
}

interface NewCategoryProps {
  readonly shop: string;
  readonly change: EditedMenu['change'];
}

function NewCategory({ shop, change }: NewCategoryProps) {
  const navigate = useNavigate();
  const create = (name: string): void => {
    const id = categoryId(newId(name));
    change(CATEGORY_FORM.created(name), (menu) => appendCategory(menu, { id, name }));
    void navigate(`/${shop}/karte/kategorie/${id}`, { replace: true });
  };
  return <NewEntry title={CATEGORY_FORM.newTitle} most={120} onCreate={create} />;
}
