import type { Menu, Size } from '@tischlein/domain/menu';
import {
  deselectArticle,
  listSelectedArticles,
  selectArticle,
  type SelectedArticle,
} from '@tischlein/domain/offer-editing';
import type { ItemSelection } from '@tischlein/domain/offers';
import { announce } from '@tischlein/ui/announce';
import { articleName, OFFER_FORM } from '@tischlein/wording/office';
import { Field } from '@tischlein/ui/field';
import { useRef, useState } from 'react';
import { OfferIcon } from '../ui/offer-icon.tsx';
import { type FoundArticle, searchArticles } from './search-articles.ts';

interface ArticlePickerProps {
  readonly label: string;
  readonly menu: Menu;
  readonly selection: ItemSelection;
  readonly withoutCombos?: boolean;
  readonly withoutSizes?: boolean;
  readonly onChange: (selection: ItemSelection) => void;
}

/** Categories, dishes and combos as tags; more are found by typing. */
export function ArticlePicker({
  label,
  menu,
  selection,
  withoutCombos = false,
  withoutSizes = false,
  onChange,
}: ArticlePickerProps) {
  const articles = listSelectedArticles(menu, selection);
  const remove = (article: SelectedArticle): void => {
    onChange(deselectArticle(selection, article));
    announce(`${articleName(article)}: ${OFFER_FORM.removed}`);
  };
  return (
    <div>
      <Search
        label={label}
        find={(text) => searchArticles(menu, selection, text).filter(({ kind }) => !withoutCombos || kind !== 'combo')}
        onChoose={(found) => {
          onChange(selectArticle(selection, found));
          announce(`${found.name}: ${OFFER_FORM.added}`);
        }}
      />
      <ul className="row offer-tags">
        {articles.map((article) => (
          <li key={`${article.kind} ${article.id}`} data-gone={isGone(article) || undefined}>
            <span>{articleName(article)}</span>
            {!withoutSizes && article.kind === 'dish' && article.dish && article.dish.sizes.length > 1 && (
              <SizeChoice
                name={article.dish.name}
                sizes={article.dish.sizes}
                chosen={article.sizes}
                onChange={(sizes) =>
                  onChange(selectArticle(selection, { kind: 'dish', id: article.id, sizes: sizes.map(({ id }) => id) }))
                }
              />
            )}
            <button
              type="button"
              aria-label={OFFER_FORM.removeArticle(articleName(article))}
              onClick={() => remove(article)}
            >
              <OfferIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isGone = (article: SelectedArticle): boolean =>
  (article.kind === 'category' && !article.category) ||
  (article.kind === 'dish' && !article.dish) ||
  (article.kind === 'combo' && !article.combo);

interface SearchProps {
  readonly label: string;
  readonly find: (text: string) => readonly FoundArticle[];
  readonly onChoose: (found: FoundArticle) => void;
}

/** A text field with buttons for what it finds; Enter takes the first one. */
function Search({ label, find, onChoose }: SearchProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = text.trim() === '' ? [] : find(text);
  const choose = (article: FoundArticle | undefined): void => {
    if (!article) return;
    onChoose(article);
    setText('');
    input.current?.focus();
  };
  return (
    <div className="offer-search">
      <Field label={label} help={OFFER_FORM.searchHelp}>
        {(control) => (
          <input
            ref={input}
            className="input"
            type="search"
            autoComplete="off"
            placeholder={OFFER_FORM.search}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setText('');
              if (event.key !== 'Enter') return;
              event.preventDefault();
              choose(found[0]);
            }}
            {...control}
          />
        )}
      </Field>
      <p className="visually-hidden" role="status">
        {text.trim() !== '' && (found.length > 0 ? OFFER_FORM.found(found.length) : OFFER_FORM.noneFound)}
      </p>
      {found.length > 0 && (
        <ul className="offer-found">
          {found.map((article) => (
            <li key={`${article.kind} ${article.id}`}>
              <button type="button" onClick={() => choose(article)}>
                <span>{article.name}</span>
                <small>{article.about}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {text.trim() !== '' && found.length === 0 && <p className="soft">{OFFER_FORM.noneFound}</p>}
    </div>
  );
}

interface SizeChoiceProps {
  readonly name: string;
  readonly sizes: readonly Size[];
  /** Empty: every size. */
  readonly chosen: readonly Size[];
  readonly onChange: (sizes: readonly Size[]) => void;
}

/** One size of a dish, or all of them. */
function SizeChoice({ name, sizes, chosen, onChange }: SizeChoiceProps) {
  const isOne = chosen.length <= 1;
  return (
    <select
      aria-label={OFFER_FORM.sizesLabel(name)}
      value={isOne ? (chosen[0]?.id ?? '') : 'several'}
      onChange={({ target }) => onChange(sizes.filter(({ id }) => id === target.value))}
    >
      <option value="">{OFFER_FORM.allSizes}</option>
      {!isOne && <option value="several">{chosen.map((size) => size.name).join(', ')}</option>}
      {sizes.map((size) => (
        <option key={size.id} value={size.id}>
          {size.name}
        </option>
      ))}
    </select>
  );
}
