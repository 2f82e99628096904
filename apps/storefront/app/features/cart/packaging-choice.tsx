import { PACKAGINGS } from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { euro } from '@tischlein/wording';
import { PACKAGING } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { choosePackaging } from '../../guest/choose-offers.ts';
import { useGroup } from '../../ordering/use-group.ts';
import type { Order } from '../../ordering/use-order.ts';

/** Reusable packaging or the guest's own container (§§ 60, 61 VerpackDG, S3 L15); the owner of a group chooses for all. */
export function PackagingChoice({ order }: { readonly order: Order }) {
  const { shop, guest } = useShop();
  const live = useGroup();
  const offered = shop.packaging?.[order.orderType] ?? [];
  if (offered.length === 0 || (order.isInGroup && live?.isOwner !== true)) return null;
  const names = {
    reusable: PACKAGING.reusable(shop.packaging?.deposit ? euro(shop.packaging.deposit) : ''),
    ownContainer: PACKAGING.ownContainer,
  };
  return (
    <Field label={PACKAGING.legend}>
      {(control) => (
        <select
          className="input"
          value={order.choices.packaging ?? ''}
          onChange={({ target }) =>
            choosePackaging(guest, PACKAGINGS.find((packaging) => packaging === target.value) ?? null)
          }
          {...control}
        >
          <option value="">{PACKAGING.usual}</option>
          {offered.map((packaging) => (
            <option key={packaging} value={packaging}>
              {names[packaging]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
