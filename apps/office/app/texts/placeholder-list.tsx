import type { Filling } from '@tischlein/domain/shop';
import { TEXTS } from '@tischlein/wording/office';

/** The placeholders of texts, with what guests read in their place. */
export const PlaceholderList = ({ fillings }: { readonly fillings: readonly Filling[] }) => (
  <details className="stack texts-company">
    <summary>
      <strong>{TEXTS.placeholders}</strong>
      <span className="soft">{TEXTS.placeholdersHelp}</span>
    </summary>
    <dl className="placeholder-list">
      {fillings.map(({ name, text }) => (
        <div key={name}>
          <dt>{`{{${name}}}`}</dt>
          <dd>{text === '' ? TEXTS.emptyPlaceholder : shorten(text)}</dd>
        </div>
      ))}
    </dl>
  </details>
);

const LONGEST = 120;

const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text);
