import type { Menu } from '@tischlein/domain/menu';
import type { OfferWarning } from '@tischlein/domain/offer-editing';
import { offerWarningWords } from '@tischlein/wording/office';
import { OfferIcon } from '../ui/offer-icon.tsx';
import { nameOffer } from './offer-names.ts';

/** What keeps an offer from applying, contradicts it or makes it dear; follows while typing. */
export const OfferWarnings = ({
  warnings,
  menu,
}: {
  readonly warnings: readonly OfferWarning[];
  readonly menu: Menu;
}) => (
  <div role="status">
    <ul className="group offer-warnings">
      {warnings.map((warning) => {
        const { title, text } = offerWarningWords(warning, (offer) => nameOffer(offer, menu));
        return (
          <li key={title} data-kind={warning.code === 'never' ? 'bad' : 'warn'}>
            <OfferIcon name="alert" />
            <span>
              <strong>{title}</strong>
              <span>{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  </div>
);
