import { steps } from '@tischlein/ui/steps';
import { useShop } from '../context/shop-context.ts';
import { ShopLogo } from '../features/frame/shop-logo.tsx';
import { TableArrival } from '../features/table/table-arrival.tsx';
import { headerPictures, WIDE_SCREEN } from '../shop/media.ts';
import '../styles/table-arrival.css';

/** `/?tisch=7`, before the menu: which table it is. */
export function TableArrivalPage({ asked }: { readonly asked: string }) {
  const { shop } = useShop();
  const pictures = headerPictures(shop);
  return (
    <main className="arrive" id="content" tabIndex={-1}>
      {pictures && (
        <picture>
          <source media={WIDE_SCREEN} srcSet={pictures.wide} />
          <img className="arrive-picture" src={pictures.narrow} alt="" width="780" height="112" />
        </picture>
      )}
      <div className="arrive-panel">
        <p className="arrive-name">
          <ShopLogo />
          <span>
            {shop.title} {shop.branchName}
          </span>
        </p>
        <TableArrival asked={asked} onDone={cleanAddress} />
      </div>
    </main>
  );
}

/** The address does not ask again; the menu takes the focus, as after each navigation. */
function cleanAddress(): void {
  const [path = ''] = steps.current.get().address.split('?');
  steps.correct(path);
  requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
}
