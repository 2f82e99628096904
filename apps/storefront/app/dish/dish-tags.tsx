import type { Tag } from '@tischlein/domain/menu';
import { tagName } from '@tischlein/wording';
import type { ReactNode } from 'react';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Icon } from '@tischlein/ui/icon';

interface TagLook {
  readonly className: string;
  readonly icon: IconName | null;
}

const PLAIN: TagLook = { className: 'tag-plain', icon: null };
const LOOKS: Partial<Record<Tag, TagLook>> = {
  vegan: { className: 'tag-green', icon: 'leaf' },
  vegetarian: { className: 'tag-green', icon: 'leaf' },
  piquant: { className: 'tag-hot', icon: 'pepper' },
};

// Tags shown in menu rows; dialogs show all of them. A vegan dish is not also labelled vegetarian.
const IN_ROWS: readonly Tag[] = ['alcohol16', 'alcohol18', 'vegan', 'vegetarian', 'piquant', 'halal', 'low-carb'];

interface DishTagsProps {
  readonly tags: readonly Tag[];
  readonly hidden: readonly Tag[];
  readonly all?: boolean;
}

/** A dish's tags as list items; only the most relevant ones unless `all` is set. */
export const DishTags = (props: DishTagsProps) => dishTags(props);

/** The same as a list that can be cut. */
export function dishTags({ tags, hidden, all = false }: DishTagsProps): readonly ReactNode[] {
  return shownTags(tags, hidden, all).map((tag) => {
    const { className, icon } = LOOKS[tag] ?? PLAIN;
    return (
      <li key={tag} className={className}>
        {icon && <Icon name={icon} />}
        {tagName(tag)}
      </li>
    );
  });
}

function shownTags(tags: readonly Tag[], hidden: readonly Tag[], all: boolean): readonly Tag[] {
  const candidates = all ? tags : IN_ROWS.filter((tag) => tags.includes(tag));
  return candidates.filter((tag) => !hidden.includes(tag) && !(tag === 'vegetarian' && tags.includes('vegan')));
}
