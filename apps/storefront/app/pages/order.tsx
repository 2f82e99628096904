import { ORDER } from '@tischlein/wording/storefront';
import { Link } from 'react-router';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { OrderReceipt } from '../features/order/order-receipt.tsx';
import { StatusHero } from '../features/order/status-hero.tsx';
import { StatusSteps } from '../features/order/status-steps.tsx';
import { useLiveOrder } from '../features/order/use-live-order.ts';
import { pictureUrl } from '../media.ts';
import { PATHS } from '../paths.ts';
import type { PageProps } from '../routes.tsx';
import { useShop } from '../shop-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import '../styles/order.css';

/** /checkout/success/{orderId}: thanks, and from then on the order live. */
export default function OrderPage({ id }: PageProps) {
  const { shop } = useShop();
  const { order, isConnected } = useLiveOrder(id);
  return (
    <>
      <Bar />
      {shop.header && <StatusPicture imageName={shop.header} />}
      <main className="form-page order-page" id="content" tabIndex={-1}>
        {order === null && (
          <Notice kind="warn" icon="alert">
            {ORDER.unknown}
          </Notice>
        )}
        {!isConnected && (
          <Notice kind="bad" icon="offline">
            {ORDER.offline}
          </Notice>
        )}
        {order && (
          <>
            <StatusHero order={order} />
            <div className="status-page">
              <StatusSteps order={order} />
              <aside>
                <OrderReceipt order={order} />
                {shop.phone && (
                  <p className="order-help">
                    {ORDER.help}
                    <a className="button button-line button-wide" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
                      <Icon name="phone" />
                      {shop.phone}
                    </a>
                  </p>
                )}
              </aside>
            </div>
          </>
        )}
        <Link className="link-button" to={PATHS.start}>
          {ORDER.backToMenu}
        </Link>
      </main>
      <SiteFoot />
    </>
  );
}

function StatusPicture({ imageName }: { readonly imageName: string }) {
  const { shop } = useShop();
  const { id } = shop;
  return (
    <picture>
      <source media="(min-width: 64rem)" srcSet={pictureUrl(id, imageName, '1920x1080')} />
      <img className="status-picture" src={pictureUrl(id, imageName, '960x540')} alt="" width="960" height="540" />
    </picture>
  );
}
