import type { Tag } from '@tischlein/domain/menu';
import { tagName } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import { lazy, Suspense, useState } from 'react';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Icon } from '@tischlein/ui/icon';
import { type Store, useStore } from '@tischlein/ui/store';
import type { MenuFilter } from './menu-filter.ts';
import '../../styles/search.css';

interface MenuSearchProps {
  readonly draft: Store<MenuFilter>;
  /** The tags that the shop offers as filters. */
  readonly tags: readonly Tag[];
  /** Some dish of the menu declares something. */
  readonly hasDeclarations: boolean;
  readonly onChange: (filter: MenuFilter) => void;
}

const WithoutDialog = lazy(async () => ({ default: (await import('./without-dialog.tsx')).WithoutDialog }));

const ICONS: Partial<Record<Tag, IconName>> = {
  vegetarian: 'leaf',
  vegan: 'leaf',
  piquant: 'pepper',
  'not-piquant': 'pepper',
};

/** Words, chips and 'Ohne …'. */
export function MenuSearch({ draft, tags, hasDeclarations, onChange }: MenuSearchProps) {
  const filter = useStore(draft);
  const [isChoosing, setChoosing] = useState(false);
  const toggle = (tag: Tag): void =>
    onChange({
      ...filter,
      tags: filter.tags.includes(tag) ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag],
    });
  return (
    <search className="search">
      <div className="search-box">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          placeholder={MENU.search}
          aria-label={MENU.search}
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
      </div>
      <div className="filter-chips" role="group" aria-label={MENU.filter}>
        {tags.map((tag) => (
          <FilterChip
            key={tag}
            icon={ICONS[tag]}
            isOn={filter.tags.includes(tag)}
            label={tagName(tag)}
            onClick={() => toggle(tag)}
          />
        ))}
        {hasDeclarations && (
          <button
            className="filter-chip"
            type="button"
            aria-haspopup="dialog"
            aria-pressed={filter.withoutDeclarations.length > 0}
            onClick={() => setChoosing(true)}
          >
            {MENU.without}
            {filter.withoutDeclarations.length > 0 && ` (${filter.withoutDeclarations.length})`}
            <Icon name="down" />
          </button>
        )}
      </div>
      <Suspense>
        {isChoosing && (
          <WithoutDialog
            chosen={filter.withoutDeclarations}
            onChange={(withoutDeclarations) => onChange({ ...filter, withoutDeclarations })}
            onClosed={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </search>
  );
}

function FilterChip({
  icon,
  label,
  isOn,
  onClick,
}: {
  readonly icon: IconName | undefined;
  readonly label: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button className="filter-chip" type="button" aria-pressed={isOn} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {label}
    </button>
  );
}
