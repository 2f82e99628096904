import { FACTOR_MISSING } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from './office-context.ts';
import { OfficeFrame } from './office-frame.tsx';

/** Shown on every page but the own account until the required second factor has been set up. */
export function FactorMissing() {
  const { shop } = useOffice();
  return (
    <OfficeFrame title={FACTOR_MISSING.title}>
      <p>{FACTOR_MISSING.text}</p>
      <Link className="button button-main" to={`/${shop.slug}/konto`}>
        {FACTOR_MISSING.start}
      </Link>
    </OfficeFrame>
  );
}
