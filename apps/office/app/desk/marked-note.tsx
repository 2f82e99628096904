import { markAllergies } from '@tischlein/domain/orders';

/** A guest's note with the words about allergies marked. */
export const MarkedNote = ({ note }: { readonly note: string }) =>
  markAllergies(note).map(({ text, isAllergy }, index) =>
    isAllergy ? (
      <mark key={index} className="allergy-word">
        {text}
      </mark>
    ) : (
      text
    ),
  );
