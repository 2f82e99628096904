import { encodeHandover } from '@tischlein/domain/franchise';
import { DEVELOPER } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Dialog } from '@tischlein/ui/dialog';
import { useStore } from '@tischlein/ui/store';
import { DEVELOPER_FLAGS, type DeveloperFlag } from '../../guest/developer-flag-names.ts';
import { isFlagOn, NOTHING_SWITCHED } from '../../guest/developer-flags.ts';
import { namedCart } from '../../ordering/named-cart.ts';
import { type OrderSettings, useOrderSettings } from '../../ordering/use-order-settings.ts';
import { ManualTimeFields, ManualTimeMark } from './manual-time.tsx';
import '../../styles/developer.css';
import { type ShopPage, useShop } from '../../context/shop-context.ts';

/** The panel, until it is closed, and a notice while a manual time is set. */
export function DeveloperPanel() {
  const [isClosed, setClosed] = useState(!new URLSearchParams(location.search).has('dev-mode'));
  return (
    <>
      <ManualTimeMark />
      {!isClosed && <FlagsDialog onClosed={() => setClosed(true)} />}
    </>
  );
}

/** All developer flags, switched for this browser only (S1 §3 Developer-mode flags, docs/developer-mode.md). */
function FlagsDialog({ onClosed }: { readonly onClosed: () => void }) {
  const page = useShop();
  const { shop, guest } = page;
  const settings = useOrderSettings();
  const switched = useStore(guest.flags);
  const isOn = (flag: DeveloperFlag): boolean => isFlagOn(flag, shop, switched);
  const reset = (): void => {
    guest.flags.set(NOTHING_SWITCHED);
    guest.manualTime.set(null);
  };
  const foot = (
    <button className="button button-line button-wide" type="button" onClick={reset}>
      {DEVELOPER.reset}
    </button>
  );
  return (
    <Dialog title={DEVELOPER.title} onClosed={onClosed} foot={foot}>
      <div className="dialog-body">
        <p className="soft">{DEVELOPER.help}</p>
        <fieldset className="choice-group">
          <legend className="visually-hidden">{DEVELOPER.title}</legend>
          {DEVELOPER_FLAGS.map((flag) => (
            <label key={flag} className="choice-row">
              <input
                type="checkbox"
                checked={isOn(flag)}
                onChange={(event) => guest.flags.set({ ...switched, [flag]: event.target.checked })}
              />
              <span className="choice-name">
                {flag}
                <small className="soft"> {DEVELOPER.flags[flag]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <ManualTimeFields />
        {isOn('rorderLink') && (
          <p>
            <a href={cartLink(page, settings)} target="_blank" rel="noreferrer">
              {DEVELOPER.cartLink}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** A link that fills the cart with its current contents, as a franchise handover does (S1 §2). */
function cartLink(page: ShopPage, settings: OrderSettings): string {
  const handover = {
    locationString: '',
    geo: null,
    selectedDish: null,
    serveAt: null,
    cart: namedCart(page, settings),
  };
  return location.pathname + encodeHandover({ ...handover, deliveryType: settings.orderType });
}
