import * as calls from '@tischlein/contract/calls';
import type { FoundBranch } from '@tischlein/domain/franchise';
import { branchHours, BRANCHES } from '@tischlein/wording';
import { MAP } from '@tischlein/wording/storefront';
import { useEffect, useState } from 'react';
import { branchAddress } from '../../shop/branch-address.ts';
import { PlaceMap } from '../../map/place-map.tsx';
import { useShop } from '../../context/shop-context.ts';
import { send } from '../../api/send.ts';

/** A franchise's branches on a map and as links (S1 §2 '/anfahrt'). */
export function BranchDirectory() {
  const { shop } = useShop();
  const [branches, setBranches] = useState<readonly FoundBranch[]>([]);
  const franchiseId = shop.franchise?.id ?? shop.id;
  useEffect(() => {
    let isWanted = true;
    const params = { shop: shop.id, franchise: franchiseId };
    void send(calls.findBranches, { params, query: { deliveryType: 'pickup' } }).then((answer) => {
      if (isWanted && answer.ok) setBranches(answer.value.allShops);
    });
    return () => {
      isWanted = false;
    };
  }, [shop.id, franchiseId]);
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
              <small>{branchHours(branch).state}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
