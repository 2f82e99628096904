import type { CategoryDocument } from '@tischlein/domain/menu';
import { dishCount, MENU_LIST } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { RowMenu } from './row-menu.tsx';

interface CategoryHeadProps {
  readonly category: CategoryDocument;
  readonly count: number;
  readonly slug: string;
  readonly mayEdit: boolean;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  readonly onStep: (step: -1 | 1) => void;
}

/** Name and facts of the category that is shown, and what can be done with it. */
export function CategoryHead({ category, count, slug, mayEdit, onCopy, onRemove, onStep }: CategoryHeadProps) {
  const { id, name, subtitle } = category;
  return (
    <div className="row section-head">
      <h2>{name}</h2>
      <small>{[dishCount(count), subtitle].filter(Boolean).join(' · ')}</small>
      {mayEdit && (
        <div className="row section-tools">
          <Link className="link-button" to={`/${slug}/karte/kategorie/${id}`}>
            {MENU_LIST.editCategory}
          </Link>
          <RowMenu
            name={name}
            actions={() => [
              { label: MENU_LIST.duplicate, run: onCopy },
              { label: MENU_LIST.up, run: () => onStep(-1) },
              { label: MENU_LIST.down, run: () => onStep(1) },
              { label: MENU_LIST.remove, run: onRemove },
            ]}
          />
        </div>
      )}
    </div>
  );
}
