import { add, type Cents, NO_CENTS } from '@tischlein/domain';
import type { MemberShare } from '@tischlein/domain/pricing';
import { euro, GROUP, GROUP_WORDS } from '@tischlein/wording';
import '../styles/group-pages.css';
import { type OrderLine, OrderLines } from './order-lines.tsx';

/** What one member of a group has ordered. */
export interface PersonOrder {
  /** Their label in the group. */
  readonly label: string;
  readonly isOwner: boolean;
  readonly share: Cents;
  readonly lines: readonly OrderLine[];
}

/** A group's lines by person, each with their share (S3 G3, G6). */
export function PersonLines({ people }: { readonly people: readonly PersonOrder[] }) {
  return (
    <div className="people">
      {people.map(({ label, isOwner, share, lines }) => (
        <section className="person" key={label}>
          <h3>
            <span>{isOwner ? GROUP.you : label}</span>
            <span>{euro(share)}</span>
          </h3>
          {lines.length > 0 && <OrderLines lines={lines} />}
        </section>
      ))}
      <p className="soft">
        <small>{GROUP_WORDS.shareNote}</small>
      </p>
    </div>
  );
}

interface OwnedLine extends OrderLine {
  readonly memberName: string;
}

interface GroupToList {
  readonly ownerName: string;
  /** Owner first. */
  readonly shares: readonly Pick<MemberShare, 'memberName' | 'refunded' | 'total'>[];
  readonly lines: readonly OwnedLine[];
  /** They are the owner's (S3 G13). */
  readonly freeItems: readonly OrderLine[];
}

/** Sorts a group's lines by person, in the order of the shares, which are those of the order before any refund. */
export function listPeople({ ownerName, shares, lines, freeItems }: GroupToList): readonly PersonOrder[] {
  return shares.map(({ memberName, refunded = NO_CENTS, total }) => {
    const isOwner = memberName === ownerName;
    const own = lines.filter((line) => line.memberName === memberName);
    return { label: memberName, isOwner, share: add(total, refunded), lines: isOwner ? [...own, ...freeItems] : own };
  });
}
