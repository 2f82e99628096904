import { addressProblem, addressText } from '@tischlein/wording';
import { ADDRESS_DIALOG } from '@tischlein/wording/storefront';
import { Link } from '../../../browser/router.tsx';
import type { LocationProblem } from '../../../guest/find-location.ts';
import type { DeliveryType } from '@tischlein/domain/menu';
import { PATHS } from '../../../shop/paths.ts';
import { Icon } from '@tischlein/ui/icon';
import { NearbyRestaurants } from '../nearby-restaurants.tsx';

interface LocationProblemTextProps {
  readonly problem: LocationProblem;
  readonly orderType: DeliveryType;
  /** The guest says which reading of an unclear location is right. */
  readonly onChoose: (reading: string) => Promise<void>;
}

/**
 * The problem with the location in words (S2 §8 Address dialog messages); links to the opening times if deliveries are
 * only unavailable now.
 */
export function LocationProblemText({ problem, orderType, onChoose }: LocationProblemTextProps) {
  const readings = problem.problem === null ? [] : (problem.readings ?? []);
  return (
    <p className="field-error">
      <Icon name="alert" />
      <span>
        {wordsFor(problem, orderType)}
        {problem.problem === 'currentlyUnavailable' && (
          <>
            {' '}
            <Link to={PATHS.openingTimes}>{ADDRESS_DIALOG.toOpeningTimes}</Link>
          </>
        )}
        {problem.problem === 'notInRange' && (
          <>
            {' '}
            <NearbyRestaurants />
          </>
        )}
        {readings.map((reading) => (
          <button key={reading} type="button" className="link-button" onClick={() => void onChoose(reading)}>
            {addressText(reading)}
          </button>
        ))}
      </span>
    </p>
  );
}

function wordsFor(answer: LocationProblem, orderType: DeliveryType): string {
  if (answer.problem === null) return answer.message;
  const isPickup = answer.problem === 'currentlyUnavailable' && orderType === 'pickup';
  return isPickup ? ADDRESS_DIALOG.pickupUnavailable : addressProblem(answer.problem, answer.terms);
}
