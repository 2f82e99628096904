import type { PricedExtra } from '@tischlein/domain/pricing';
import type { GroupState, SelectionAction } from '@tischlein/domain/selection';
import { groupHeader, markerHeading } from '@tischlein/wording';
import { DISH } from '@tischlein/wording/storefront';
import { useId, useState } from 'react';
import { Icon } from '@tischlein/ui/icon';
import { ChoiceGroup } from './choice-group.tsx';
import { ExtraRow } from './extra-row.tsx';

interface ExtraGroupProps {
  readonly state: GroupState;
  readonly extras: readonly PricedExtra[];
  readonly showsInvalid: boolean;
  readonly act: (action: SelectionAction) => void;
}

/** A group of extras: three and the chosen ones, the rest behind 'Mehr anzeigen' (S1 §9 Fold limit). */
export function ExtraGroup({ state, extras, showsInvalid, act }: ExtraGroupProps) {
  const name = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isInvalid = showsInvalid && state.isInvalid;
  const shown = isUnfolded ? state.items : state.items.filter((item) => item.isAboveFold);
  const rule = state.group ? groupHeader({ count: state.count, limit: state.group.limit, min: state.group.min }) : '';
  return (
    <ChoiceGroup title={state.group?.name ?? markerHeading(state.marker)} rule={rule} isInvalid={isInvalid}>
      {shown.map((item) => (
        <ExtraRow
          key={`${item.group.id} ${item.item.id}`}
          item={item}
          priced={extras.find(({ groupId, itemId }) => groupId === item.group.id && itemId === item.item.id) ?? null}
          radioName={name}
          act={act}
        />
      ))}
      {state.hasFold && (isUnfolded || shown.length < state.items.length) && (
        <button
          className="link-button choice-more"
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon name="down" />
          {isUnfolded ? DISH.showLess : DISH.showMore}
        </button>
      )}
    </ChoiceGroup>
  );
}
