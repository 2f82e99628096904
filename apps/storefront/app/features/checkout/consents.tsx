import { CHECKOUT } from '@tischlein/wording/storefront';
import { type ReactNode, useId } from 'react';
import { Link } from '../../browser/router.tsx';
import { legalPath } from '../../shop/legal-pages.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { offersAccount } from './initial-input.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

/** The consent boxes; links open in a new tab, so nothing typed is lost. */
export function ConsentFields({ form }: { readonly form: CheckoutFormState }) {
  const { shop } = useShop();
  const { consents, errors, consent } = form;
  const needsAdvertising = consents.createAccount && !shop.uncoupleAccountConsent;
  return (
    <div>
      <Box
        checked={consents.legalAccepted}
        error={errors.legalAccepted}
        onChange={(legalAccepted) => consent({ legalAccepted })}
      >
        <LegalText />
      </Box>
      {offersAccount(shop, form.account) && (
        <Box checked={consents.createAccount} onChange={(createAccount) => consent({ createAccount })}>
          {CHECKOUT.createAccount}
          <small>{CHECKOUT.createAccountHelp}</small>
        </Box>
      )}
      <Box
        checked={consents.acceptAdvertising}
        error={errors.acceptAdvertising}
        onChange={(acceptAdvertising) => consent({ acceptAdvertising })}
      >
        {CHECKOUT.advertising(consents.advertisingVersion, shop.restaurantName)}
        <small>
          {needsAdvertising && `${CHECKOUT.needsAdvertising} `}
          {CHECKOUT.advertisingHelp}
        </small>
      </Box>
      <p className="soft">
        <small>{CHECKOUT.withdrawal}</small>
      </p>
    </div>
  );
}

function LegalText() {
  const { pages } = useShop().shop;
  return (
    <>
      {CHECKOUT.legalBefore}
      <Link to={legalPath(pages, 'terms')} target="_blank">
        {CHECKOUT.terms}
      </Link>
      {CHECKOUT.legalBetween}
      <Link to={legalPath(pages, 'privacy')} target="_blank">
        {CHECKOUT.privacy}
      </Link>
      {CHECKOUT.legalAfter}
    </>
  );
}

interface BoxProps {
  readonly checked: boolean;
  readonly error?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

function Box({ checked, error, onChange, children }: BoxProps) {
  const errorId = useId();
  return (
    <>
      <label className="consent">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </>
  );
}
