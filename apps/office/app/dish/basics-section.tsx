import { type Tag, TAGS } from '@tischlein/domain/menu';
import { withMember } from '@tischlein/domain/menu-editing';
import { tagName } from '@tischlein/wording';
import { DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { SelectField } from '../ui/select-field.tsx';
import { findProblems, useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { TagInput } from '../ui/tag-input.tsx';
import { LineInput, TextInput } from './text-inputs.tsx';
import { useDish } from './use-dish.ts';
import { OwnValues } from '../frame/own-values.tsx';

// A list shows two lines.
const SHOWN_IN_LIST = 120;

/** Number, name, category, description and tags of a dish. */
export function BasicsSection() {
  const { dish, edit, at } = useDish();
  const { document, problems } = useEditing();
  const length = dish.subtext?.length ?? 0;
  return (
    <FormBlock
      id="grundlagen"
      title={DISH_FORM.sections.grundlagen}
      fields={['category']}
      own={at('tags', 'negTags', 'label')}
    >
      <div className="editor-grid">
        <div data-w="2">
          <LineInput
            label={DISH_FORM.number}
            value={dish.number}
            most={20}
            onChange={(number) => edit(DISH_FORM.number, { number })}
          />
        </div>
        <div data-w="6">
          <LineInput
            label={DISH_FORM.name}
            value={dish.name}
            most={200}
            error={findProblems(problems, 'name').length > 0 ? EDITOR.nameMissing : null}
            onChange={(name) => edit(DISH_FORM.name, { name: name ?? '' })}
          />
        </div>
        <div data-w="4">
          <SelectField
            label={DISH_FORM.category}
            value={dish.category}
            options={document.categories.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(category) => edit(DISH_FORM.category, { category })}
          />
        </div>
        <OwnValues at={at('number', 'name', 'category')} />
        <TextInput
          label={DISH_FORM.description}
          value={dish.subtext}
          most={2000}
          help={DISH_FORM.letters(length, SHOWN_IN_LIST)}
          onChange={(subtext) => edit(DISH_FORM.description, { subtext })}
        />
        <OwnValues at={at('subtext')} />
        <TagsFields />
      </div>
    </FormBlock>
  );
}

function TagsFields() {
  const { dish, edit } = useDish();
  return (
    <>
      <TagField
        label={DISH_FORM.tags}
        help={DISH_FORM.tagsHelp}
        tags={dish.tags}
        onChange={(tags) => edit(DISH_FORM.tags, { tags })}
      />
      <div data-w="6">
        <LineInput
          label={DISH_FORM.label}
          value={dish.label}
          most={80}
          placeholder={DISH_FORM.labelExample}
          help={DISH_FORM.labelHelp}
          onChange={(label) => edit(DISH_FORM.label, { label })}
        />
      </div>
      <div data-w="6">
        <TagField
          label={DISH_FORM.hiddenTags}
          help={DISH_FORM.hiddenTagsHelp}
          tags={dish.negTags}
          onChange={(negTags) => edit(DISH_FORM.hiddenTags, { negTags })}
        />
      </div>
    </>
  );
}

interface TagFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly tags: readonly Tag[];
  readonly onChange: (tags: readonly Tag[]) => void;
}

/** Tags as chips; ages are chosen elsewhere. */
export function TagField({ label, help, tags, onChange }: TagFieldProps) {
  const toOption = (tag: Tag) => ({ id: tag, name: tagName(tag) });
  return (
    <TagInput
      label={label}
      chosen={tags.filter((tag) => !isAge(tag)).map(toOption)}
      options={TAGS.filter((tag) => !isAge(tag)).map(toOption)}
      {...(help !== undefined && { help })}
      onAdd={(tag) => onChange(withMember(tags, tag, true))}
      onRemove={(tag) => onChange(withMember(tags, tag, false))}
    />
  );
}

const isAge = (tag: Tag): boolean => tag === 'alcohol16' || tag === 'alcohol18';
