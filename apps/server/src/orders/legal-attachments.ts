import type { Quote } from '@tischlein/contract/shop';
import { findLegalPage, type StaticPage } from '@tischlein/domain/shop';
import { WITHDRAWAL_FORM_TITLE, withdrawalFormText } from '@tischlein/wording/legal';
import { type Mail, plainText } from '@tischlein/documents/mail';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type SellingShop, suggestWithdrawalPage, toLegalSeller } from '../shops/legal-seller.ts';

/** A text with its heading, as an order accepted it. */
type AcceptedText = Pick<StaticPage, 'title' | 'text'>;

/**
 * The contract texts the guest must get on a durable medium, in full and not only as a link (§ 312f (2) BGB): terms and,
 * if the order has articles to return, the whole instruction with the model form (S3 L6).
 */
export function attachLegalTexts(
  shop: SellingShop & Pick<LoadedShop, 'pages'>,
  { lines }: Pick<Quote, 'lines'>,
  acceptedTerms: AcceptedText | null,
): NonNullable<Mail['attachments']> {
  const { pages } = shop;
  const isReturnable = lines.some(({ withdrawalAllowed }) => withdrawalAllowed === true);
  const withdrawal = findLegalPage(pages, 'withdrawal') ?? (isReturnable ? suggestWithdrawalPage(shop) : null);
  const form = { title: WITHDRAWAL_FORM_TITLE, text: withdrawalFormText({ seller: toLegalSeller(shop) }) };
  return [acceptedTerms ?? findLegalPage(pages, 'terms'), withdrawal, isReturnable ? form : null]
    .filter((page) => page !== null)
    .map(({ title, text }) => ({
      name: `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.txt`,
      text: plainText(title, text),
    }));
}
