import { collectDeclarations, type Combo, type Dish, listMenu, type OrderContext } from '@tischlein/domain/menu';
import { comboRowPrice, dishRowPrice } from '@tischlein/domain/offers';
import { Price } from '@tischlein/ui/price';
import { declarationName, depositText, UNSTATED } from '@tischlein/wording';
import { LEGEND } from '@tischlein/wording/storefront';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import { menuSections } from './menu-sections.ts';
import '../../styles/menu-paper.css';

const PRINT = 'print';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PRINT);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The menu on paper. The page itself has only the rows near the window, buttons and pictures, but no codes of allergens. */
export function PrintedMenu() {
  const isPrinting = useSyncExternalStore(
    subscribe,
    () => matchMedia(PRINT).matches,
    () => false,
  );
  return isPrinting && <Paper />;
}

function Paper() {
  const { shop, menu } = useShop();
  const { occasion } = useOrderSettings();
  const sections = menuSections(menu, listMenu(menu, occasion.deliveryType), occasion);
  return (
    <div className="menu-paper">
      <h1>{shop.title}</h1>
      {sections.map((section) => (
        <section key={section.anchor}>
          <h2>{section.name}</h2>
          {section.kind === 'combos'
            ? section.combos.map((combo) => <PaperCombo key={combo.id} combo={combo} occasion={occasion} />)
            : section.dishes.map((dish) => <PaperDish key={dish.id} dish={dish} occasion={occasion} />)}
        </section>
      ))}
      <Legend />
    </div>
  );
}

function PaperDish({ dish, occasion }: { readonly dish: Dish; readonly occasion: OrderContext }) {
  const page = useShop();
  const price = dishRowPrice(page, dish, occasion);
  if (!price) return null;
  const declared = collectDeclarations(page.menu, dish);
  const codes = declared?.map((each) => page.menu.declarationCodes[each] ?? declarationName(each));
  return (
    <PaperRow
      name={page.shop.showDishNumbers && dish.number ? `${dish.number} ${dish.name}` : dish.name}
      text={dish.subtext ?? ''}
      codes={codes?.join(', ') ?? UNSTATED.declarationsUnknown}
    >
      <Price now={price.now} before={price.before} beforeKind={price.beforeKind} from={price.hasSizes} />
      {price.deposit > 0 && <small>{depositText(price.deposit, price.depositKinds)}</small>}
    </PaperRow>
  );
}

function PaperCombo({ combo, occasion }: { readonly combo: Combo; readonly occasion: OrderContext }) {
  const { menu } = useShop();
  const price = comboRowPrice(menu, combo, occasion);
  if (!price) return null;
  return (
    <PaperRow name={combo.name} text={combo.teaser || combo.headline} codes="">
      <Price now={price.now} before={price.before} beforeKind={price.beforeKind} />
    </PaperRow>
  );
}

interface PaperRowProps {
  readonly name: string;
  readonly text: string;
  /** What is declared, as codes. */
  readonly codes: string;
  readonly children: ReactNode;
}

function PaperRow({ name, text, codes, children }: PaperRowProps) {
  return (
    <div className="menu-paper-row">
      <p>
        <strong>{name}</strong> <small>{codes}</small>
        {text && <br />}
        {text}
      </p>
      <p className="menu-paper-price">{children}</p>
    </div>
  );
}

/** What the codes of this menu mean. */
function Legend() {
  const { menu } = useShop();
  const used = new Set([...menu.dishes.values()].flatMap((dish) => collectDeclarations(menu, dish) ?? []));
  const explained = [...used].flatMap((each) => {
    const code = menu.declarationCodes[each];
    return code === undefined ? [] : [`${code}: ${declarationName(each)}`];
  });
  return (
    explained.length > 0 && (
      <p>
        <strong>{LEGEND}</strong> {explained.join(', ')}
      </p>
    )
  );
}
