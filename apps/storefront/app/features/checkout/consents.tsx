import { findTermsVersions, isCurrent, type LegalRole } from '@tischlein/domain/shop';
import { CHECKOUT, TABLE_ORDER } from '@tischlein/wording/storefront';
import { type ReactNode, useId } from 'react';
import { Link } from '../../browser/router.tsx';
import { legalPage } from '../../shop/legal-pages.ts';
import { staticPath } from '../../shop/paths.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { offersAccount } from './initial-input.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

/** The consent boxes; links open in a new tab, so nothing typed is lost. */
export function ConsentFields({ form }: { readonly form: CheckoutFormState }) {
  const { shop } = useShop();
  const { consents, errors, consent } = form;
  const needsAdvertising = consents.createAccount && !shop.uncoupleAccountConsent;
  return (
    <div>
      <LegalBox form={form} />
      {offersAccount(shop, form.account) && (
        <Box
          name="createAccount"
          checked={consents.createAccount}
          onChange={(createAccount) => consent({ createAccount })}
        >
          {CHECKOUT.createAccount}
          <small>{CHECKOUT.createAccountHelp}</small>
        </Box>
      )}
      <Box
        name="acceptAdvertising"
        checked={consents.acceptAdvertising}
        error={errors.acceptAdvertising}
        onChange={(acceptAdvertising) => consent({ acceptAdvertising })}
      >
        {CHECKOUT.advertising(consents.advertisingVersion, shop.restaurantName)}
        <small>
          {needsAdvertising && `${CHECKOUT.needsAdvertising} `}
          {shop.feedbackMails && `${CHECKOUT.alsoRatings} `}
          {CHECKOUT.advertisingHelp}
        </small>
      </Box>
    </div>
  );
}

/** At a table the texts are accepted once a day (S3 W12), and nothing else is asked. */
export function TableConsent({ form, isKnown }: { readonly form: CheckoutFormState; readonly isKnown: boolean }) {
  if (!isKnown) return <LegalBox form={form} />;
  return (
    <p className="soft">
      {TABLE_ORDER.acceptedBefore}
      <LegalLink to="terms">{CHECKOUT.terms}</LegalLink>
      {TABLE_ORDER.acceptedBetween}
      <LegalLink to="privacy">{CHECKOUT.privacy}</LegalLink>.
    </p>
  );
}

/** Accepts the texts as they are now; if they change, the box is empty again (S3 L10). */
function LegalBox({ form: { consents, errors, consent } }: { readonly form: CheckoutFormState }) {
  const { pages } = useShop().shop;
  const current = findTermsVersions(pages);
  if (!current) {
    return (
      <Notice kind="bad" icon="alert">
        {CHECKOUT.legalMissing}
      </Notice>
    );
  }
  return (
    <Box
      name="legalAccepted"
      checked={isCurrent(consents.acceptedTerms, current)}
      error={errors.legalAccepted}
      onChange={(isChecked) => consent({ acceptedTerms: isChecked ? current : null })}
    >
      {CHECKOUT.legalBefore}
      <LegalLink to="terms">{CHECKOUT.terms}</LegalLink>
      {CHECKOUT.legalBetween}
      <LegalLink to="privacy">{CHECKOUT.privacy}</LegalLink>
      {CHECKOUT.legalAfter}
    </Box>
  );
}

function LegalLink({ to, children }: { readonly to: LegalRole; readonly children: string }) {
  const page = legalPage(useShop().shop.pages, to);
  return page ? (
    <Link to={staticPath(page.id)} target="_blank">
      {children}
    </Link>
  ) : (
    children
  );
}

interface BoxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly error?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

function Box({ name, checked, error, onChange, children }: BoxProps) {
  const errorId = useId();
  return (
    <>
      <label className="consent">
        <input
          type="checkbox"
          name={name}
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
