import { FRAME } from '@tischlein/wording/storefront';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Icon } from '@tischlein/ui/icon';
import { useShop } from '../../context/shop-context.ts';
import '../../styles/splash.css';

const ICONS: readonly IconName[] = ['leaf', 'flame', 'bike'];

/** Shown while shop data or a page loads; the stylesheet delays it by 500 ms (S1 §2 App shell, §9 Timers), then calls `onShown`. */
export function Splash({ onShown }: { readonly onShown?: () => void }) {
  const { shop } = useShop();
  return (
    <div
      className="splash"
      role="status"
      onAnimationStart={(event) => event.target === event.currentTarget && onShown?.()}
    >
      <p className="splash-icons" aria-hidden="true">
        {ICONS.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </p>
      <p className="splash-words">{FRAME.soonThere(shop.restaurantName)}</p>
    </div>
  );
}
