import type { Combo } from '@tischlein/domain/menu';
import { DISH } from '@tischlein/wording/storefront';
import { linkTo } from '../../dish/dish-link.ts';
import { DishTags } from '../../dish/dish-tags.tsx';
import { useShop } from '../../context/shop-context.ts';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { Icon } from '@tischlein/ui/icon';
import { ShareButton } from './share-button.tsx';

interface ComboHeadProps {
  readonly combo: Combo;
  readonly titleId: string;
  readonly onInfo: () => void;
}

export function ComboHead({ combo, titleId, onInfo }: ComboHeadProps) {
  const { shop } = useShop();
  return (
    <DialogHead titleId={titleId} title={combo.name}>
      {combo.tags.length > 0 && (
        <ul className="dish-tags">
          <DishTags tags={combo.tags} hidden={shop.hiddenTags} all />
        </ul>
      )}
      {combo.teaser && <p className="soft">{combo.teaser}</p>}
      <div className="dish-links">
        <button className="link-button soft" type="button" onClick={onInfo}>
          <Icon name="info" />
          <small>{DISH.info}</small>
        </button>
        <ShareButton title={combo.name} link={linkTo(combo)} />
      </div>
    </DialogHead>
  );
}
