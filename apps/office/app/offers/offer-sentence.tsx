import type { SentencePart } from '@tischlein/wording/office';

/** The rule of an offer in words; what the form fills in is marked. */
export const OfferSentence = ({ parts }: { readonly parts: readonly SentencePart[] }) => (
  <p className="offer-sentence">
    {parts.map(({ text, isBlank }, index) => (isBlank ? <b key={`${index} ${text}`}>{text}</b> : text))}
  </p>
);
