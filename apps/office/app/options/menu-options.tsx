import { type Tag, TAGS } from '@tischlein/domain/menu';
import { tagName } from '@tischlein/wording';
import { OPTION_WORDS, OPTIONS as SAY } from '@tischlein/wording/office';
import { Segments } from '../ui/segments.tsx';
import { TagInput } from '../ui/tag-input.tsx';
import { ValueField } from '../ui/value-field.tsx';
import { OptionRow, type OptionProps } from './option-row.tsx';
import { SwitchRow } from './switch-row.tsx';

export const ViewOption = ({ options, change }: OptionProps) => (
  <OptionRow option="verticalMenu">
    <div className="option-words">
      <strong>{OPTION_WORDS.verticalMenu.name}</strong>
      <small>{OPTION_WORDS.verticalMenu.help}</small>
    </div>
    <Segments
      label={OPTION_WORDS.verticalMenu.name}
      options={SAY.views}
      value={options.verticalMenu ? 'list' : 'wide'}
      onChange={(view) => change({ verticalMenu: view === 'list' })}
    />
  </OptionRow>
);

export const PicturesOption = ({ options, change }: OptionProps) => (
  <SwitchRow
    option="enableDishPictures"
    isOn={options.enableDishPictures}
    onChange={(enableDishPictures) => change({ enableDishPictures })}
  />
);

export const NumbersOption = ({ options, change }: OptionProps) => (
  <SwitchRow
    option="showDishNumbers"
    isOn={options.showDishNumbers}
    onChange={(showDishNumbers) => change({ showDishNumbers })}
  />
);

export const FilterOption = ({ options, change }: OptionProps) => (
  <TagsRow option="filterList" tags={options.filterList} onChange={(filterList) => change({ filterList })} />
);

export const HiddenTagsOption = ({ options, change }: OptionProps) => (
  <TagsRow option="hiddenTags" tags={options.hiddenTags} onChange={(hiddenTags) => change({ hiddenTags })} />
);

interface TagsRowProps {
  readonly option: 'filterList' | 'hiddenTags';
  readonly tags: readonly Tag[];
  readonly onChange: (tags: readonly Tag[]) => void;
}

const TagsRow = ({ option, tags, onChange }: TagsRowProps) => (
  <OptionRow option={option} isWide>
    <TagInput
      label={OPTION_WORDS[option].name}
      help={OPTION_WORDS[option].help}
      chosen={tags.map(toOption)}
      options={TAGS.map(toOption)}
      onAdd={(tag) => onChange([...tags, tag])}
      onRemove={(tag) => onChange(tags.filter((each) => each !== tag))}
    />
  </OptionRow>
);

const toOption = (tag: Tag) => ({ id: tag, name: tagName(tag) });

const MOST_WORDS = 100;
const MOST_CHARACTERS = 80;

export function SearchOption({ options: { searchList }, change }: OptionProps) {
  const add = (word: string): void => {
    if (searchList.length < MOST_WORDS) change({ searchList: [...searchList, word.slice(0, MOST_CHARACTERS)] });
  };
  return (
    <OptionRow option="searchList" isWide>
      <TagInput
        label={OPTION_WORDS.searchList.name}
        help={OPTION_WORDS.searchList.help}
        chosen={searchList.map((word) => ({ id: word, name: word }))}
        options={[]}
        onAdd={add}
        onCreate={add}
        onRemove={(word) => change({ searchList: searchList.filter((each) => each !== word) })}
      />
    </OptionRow>
  );
}

export const RecommendedOption = ({ options, change }: OptionProps) => (
  <OptionRow option="totalRecommendedRatings">
    <ValueField
      label={OPTION_WORDS.totalRecommendedRatings.name}
      help={OPTION_WORDS.totalRecommendedRatings.help}
      inputMode="numeric"
      maxLength={9}
      text={String(options.totalRecommendedRatings ?? '')}
      read={readTotal}
      invalid={SAY.count}
      onChange={({ total }) => change({ totalRecommendedRatings: total })}
    />
  </OptionRow>
);

const readTotal = (text: string): { readonly total: number | undefined } | null => {
  if (text.trim() === '') return { total: undefined };
  return /^\d{1,9}$/.test(text.trim()) ? { total: Number(text) } : null;
};
