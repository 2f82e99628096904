import type { Declarations, MenuDocument } from '@tischlein/domain/menu';
import { declarationName } from '@tischlein/wording';
import { DISH_FORM } from '@tischlein/wording/office';

/** 'A, G' by the merchant's own codes; a word where the declarations are unknown. */
export function describeCodes({ declarationCodes }: MenuDocument, declarations: Declarations): string {
  if (declarations === null) return DISH_FORM.unknownShort;
  return declarations.map((each) => declarationCodes[each] ?? declarationName(each)).join(', ');
}
