import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { GROUP_WORDS } from '@tischlein/wording';
import '../styles/group-pages.css';

interface LeftOutNoticeProps {
  /** One sentence for each. */
  readonly items: readonly LeftOutText[];
}

interface LeftOutText {
  readonly text: string;
  /** Takes it out of the own cart. */
  readonly remove?: { readonly label: string; readonly run: () => void };
}

/** What cannot be had of a group's carts: named, not ordered, not in the price (S3 G19). */
export const LeftOutNotice = ({ items }: LeftOutNoticeProps) =>
  items.length > 0 && (
    <Notice kind="warn" icon="alert" role="status">
      <strong>{GROUP_WORDS.goneTitle}</strong>
      <ul className="left-out">
        {items.map(({ text, remove }) => (
          <li key={text}>
            {text}
            {remove && (
              <button className="icon-button" type="button" aria-label={remove.label} onClick={remove.run}>
                <Icon name="bin" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {GROUP_WORDS.goneHelp}
    </Notice>
  );
