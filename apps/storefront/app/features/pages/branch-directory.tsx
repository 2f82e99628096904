import * as calls from '@tischlein/contract/calls';
import { send } from '../../api/send.ts';
import { BRANCHES, branchHours, MAP } from '@tischlein/wording/storefront';
import { useRemote } from '@tischlein/ui/use-remote';
import { branchAddress } from '../../shop/branch-address.ts';
import { PlaceMap } from '../../map/place-map.tsx';
import { useShop } from '../../context/shop-context.ts';

/** A franchise's branches on a map and as links (S1 §2 '/anfahrt'). */
export function BranchDirectory() {
  const { shop } = useShop();
  const franchiseId = shop.franchise?.id ?? shop.id;
  const { value } = useRemote({
    key: franchiseId,
    read: () =>
      send(calls.findBranches, {
        params: { shop: shop.id, franchise: franchiseId },
        query: { deliveryType: 'pickup' },
      }),
  });
  const branches = value?.allShops ?? [];
  if (branches.length === 0) return null;
  return (
    <section>
      <h2>{MAP.ourBranches}</h2>
      <PlaceMap label={BRANCHES.map} places={branches} home={null} highlighted={null} onSelect={null} />
      <dl className="week-hours">
        {branches.map((branch) => (
          <div key={branch.id}>
            <dt>
              <a href={`${branchAddress(branch)}anfahrt`}>{branch.name}</a>
            </dt>
            <dd>
              {branch.address}
              <br />
              {branch.seller !== undefined && (
                <>
                  <small>{BRANCHES.seller(branch.seller)}</small>
                  <br />
                </>
              )}
              <small>{branchHours(branch).state}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
