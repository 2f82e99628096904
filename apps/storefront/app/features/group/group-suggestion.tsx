import { GROUP_WORDS } from '@tischlein/wording';
import { Icon } from '@tischlein/ui/icon';
import '../../styles/group.css';

/** A quiet row that leads to ordering together; named first above 25 euros (S1 §9). */
export function GroupSuggestion({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button className="group-suggestion" type="button" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="user" />
      <span>
        <strong>{GROUP_WORDS.suggestion}</strong>
        <small>{GROUP_WORDS.suggestionHelp}</small>
      </span>
      <Icon name="next" />
    </button>
  );
}
