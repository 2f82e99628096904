import { euro, GROUP, GROUP_WORDS } from '@tischlein/wording';
import { NO_CENTS } from '@tischlein/domain';
import { isChoosing } from '@tischlein/domain/group-order';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { useShop } from '../../context/shop-context.ts';
import { changeMember } from '../../ordering/group-actions.ts';
import type { LiveGroup } from '../../ordering/use-group.ts';
import type { GroupPrice } from '../../ordering/use-group-price.ts';
import { sayRefusal } from './say-refusal.ts';

interface IncludeDialogProps {
  readonly live: LiveGroup;
  readonly price: GroupPrice;
  readonly onConfirm: () => void;
  readonly onClosed: () => void;
}

/** Who is ordered for, before the checkout: those who still choose first (S3 G5). */
export function IncludeDialog({ live: { group, me }, price, onConfirm, onClosed }: IncludeDialogProps) {
  const page = useShop();
  const others = group.members
    .filter((member) => member.id !== me.id)
    .toSorted((one, other) => Number(isChoosing(other)) - Number(isChoosing(one)));
  const foot = (
    <button
      className="button button-main button-wide group-checkout"
      type="button"
      onClick={(event) => {
        closeContainingDialog(event.currentTarget);
        onConfirm();
      }}
    >
      <span>{GROUP_WORDS.checkout}</span>
      <span>{euro(price.total)}</span>
    </button>
  );
  return (
    <Dialog title={GROUP_WORDS.notAllReady} kind="group-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body group-body">
        <p className="soft">{GROUP_WORDS.notAllReadyHelp}</p>
        <ul className="group-include">
          {others.map((member) => {
            const priced = price.members.get(member.id);
            const isEmpty = (priced?.lines.length ?? 0) === 0;
            return (
              <li key={member.id}>
                <span>
                  <strong>{member.label}</strong>{' '}
                  <small className="soft">
                    {isEmpty
                      ? GROUP_WORDS.nothingYet
                      : `${isChoosing(member) ? GROUP_WORDS.chooses : GROUP_WORDS.ready} · ${euro(priced?.total ?? NO_CENTS)}`}
                  </small>
                </span>
                <label className="group-check">
                  <input
                    type="checkbox"
                    aria-label={GROUP_WORDS.includes(member.label)}
                    checked={member.included && !isEmpty}
                    disabled={isEmpty}
                    onChange={({ target }) =>
                      void sayRefusal(changeMember(page, member.id, { included: target.checked }))
                    }
                  />
                  {GROUP.include}
                </label>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
