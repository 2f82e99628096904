import type { MovedGroup } from '@tischlein/contract/shop';

interface LostItemsProps {
  readonly problems: MovedGroup['problems'];
  /** Says whose they are; absent: the reader's own. */
  readonly nameOf?: (memberId: string) => string;
}

/** What a branch does not have of the carts that come along (S3 G17). */
export const LostItems = ({ problems, nameOf }: LostItemsProps) =>
  problems.length > 0 && (
    <ul className="group-lost">
      {problems.map(({ memberId, message }, index) => (
        <li key={index}>
          {nameOf && <strong>{nameOf(memberId)}: </strong>}
          {message}
        </li>
      ))}
    </ul>
  );
