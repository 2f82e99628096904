import type { BeforeKind } from '@tischlein/domain/offers';
import type { Cents } from '@tischlein/domain';
import { PRICE_BEFORE } from '@tischlein/wording/storefront';

interface BeforeNoteProps {
  readonly prices: readonly { readonly now: Cents; readonly before: Cents; readonly beforeKind: BeforeKind }[];
}

/** Explains 'vorher' once in a dialog, which hides the footnote of the page (S3 L11). */
export const BeforeNote = ({ prices }: BeforeNoteProps) =>
  prices.some(({ now, before, beforeKind }) => beforeKind === 'lowest' && now < before) && (
    <small className="price-note">{PRICE_BEFORE}</small>
  );
