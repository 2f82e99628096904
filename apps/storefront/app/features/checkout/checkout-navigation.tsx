import { CHECKOUT_NAVIGATION } from '@tischlein/wording/storefront';
import { useFlag } from '../../ordering/use-flag.ts';
import { focusFirst } from './focus-field.ts';

interface CheckoutNavigationProps {
  /** The sections of the form, by the id of their heading. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The steps of the checkout, with the developer flag `showCheckoutNavigation` (S1 §3). */
export function CheckoutNavigation({ sections }: CheckoutNavigationProps) {
  if (!useFlag('showCheckoutNavigation')) return null;
  return (
    <nav className="checkout-navigation" aria-label={CHECKOUT_NAVIGATION.title}>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <button className="link-button" type="button" onClick={() => focusFirst(`#${id}`)}>
              {index + 1}. {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
