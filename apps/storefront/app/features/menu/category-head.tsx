import { type Category, commonIngredients, type Dish, topDishes } from '@tischlein/domain/menu';
import { MENU } from '@tischlein/wording/storefront';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';
import '../../styles/category-head.css';

interface CategoryHeadProps {
  readonly category: Category;
  /** false during a search, when only some of its dishes are listed. */
  readonly isWhole: boolean;
  readonly onDish: (dish: Dish) => void;
}

/** A category's heading, picture and common ingredients (S1 §3 Category). */
export function CategoryHead({ category, isWhole, onDish }: CategoryHeadProps) {
  const { shop } = useShop();
  return (
    <div className="menu-section-head">
      {shop.enableDishPictures && category.imageName && <CategoryPicture imageName={category.imageName} />}
      <h2>{category.name}</h2>
      {category.subtitle && <p>{category.subtitle}</p>}
      {isWhole && <CommonWords category={category} />}
      {isWhole && <TopDishes dishes={topDishes(category)} onDish={onDish} />}
    </div>
  );
}

function CategoryPicture({ imageName }: { readonly imageName: string }) {
  const { shop } = useShop();
  return (
    <img
      className="category-picture"
      src={pictureUrl(shop.id, imageName, '138x138')}
      srcSet={pictureSet(shop.id, imageName, ['138x138', '195x195', '276x276'])}
      sizes="72px"
      alt=""
      width="138"
      height="138"
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}

function CommonWords({ category }: Pick<CategoryHeadProps, 'category'>) {
  const { inAll, inMost } = commonIngredients(category);
  const words = [
    inAll.length > 0 && MENU.inAll(inAll.map(({ name }) => name)),
    inMost.length > 0 && MENU.inMost(inMost.map(({ name }) => name)),
    category.commonSubtext,
  ].filter(Boolean);
  return words.length > 0 && <p className="common-ingredients">{words.join(' · ')}</p>;
}

interface TopDishesProps {
  readonly dishes: readonly Dish[];
  readonly onDish: CategoryHeadProps['onDish'];
}

function TopDishes({ dishes, onDish }: TopDishesProps) {
  if (dishes.length === 0) return null;
  return (
    <p className="top-dishes">
      {MENU.topDishes}{' '}
      {dishes.map((dish, place) => (
        <span key={dish.id}>
          {place > 0 && ', '}
          <button className="link-button" type="button" onClick={() => onDish(dish)}>
            {dish.name}
          </button>
        </span>
      ))}
    </p>
  );
}
