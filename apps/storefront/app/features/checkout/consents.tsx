import { CHECKOUT } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { Link } from 'react-router';
import { legalPath } from '../../legal-pages.ts';
import { useShop } from '../../shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import type { CheckoutState } from './use-checkout-fields.ts';

/** What the guest agrees to; the links open beside the form, so that nothing typed is lost. */
export function ConsentFields({ form }: { readonly form: CheckoutState }) {
  const errorId = useId();
  const { pages, restaurantName } = useShop().shop;
  const error = form.errors.legalAccepted;
  return (
    <div>
      <label className="consent">
        <input
          type="checkbox"
          checked={form.consents.legalAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => form.consent({ legalAccepted: event.target.checked })}
        />
        <span>
          {CHECKOUT.legalBefore}
          <Link to={legalPath(pages, 'terms')} target="_blank">
            {CHECKOUT.terms}
          </Link>
          {CHECKOUT.legalBetween}
          <Link to={legalPath(pages, 'privacy')} target="_blank">
            {CHECKOUT.privacy}
          </Link>
          {CHECKOUT.legalAfter}
        </span>
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <label className="consent">
        <input
          type="checkbox"
          checked={form.consents.acceptAdvertising}
          onChange={(event) => form.consent({ acceptAdvertising: event.target.checked })}
        />
        <span>
          {CHECKOUT.advertising(form.consents.advertisingVersion, restaurantName)}
          <small>{CHECKOUT.advertisingHelp}</small>
        </span>
      </label>
      <p className="soft">
        <small>{CHECKOUT.withdrawal}</small>
      </p>
    </div>
  );
}
