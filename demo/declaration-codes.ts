import { ADDITIVES, ALLERGENS, type Declaration } from '@tischlein/domain/menu';

/** Letters for allergens, numbers for additives, as German menus print them. */
export function createDeclarationCodes(): Partial<Record<Declaration, string>> {
  const letters = ALLERGENS.map(
    (allergen, index) => [allergen, index < 26 ? String.fromCharCode(65 + index) : `Z${index - 25}`] as const,
  );
  const numbers = ADDITIVES.map((additive, index) => [additive, String(index + 1)] as const);
  return Object.fromEntries([...letters, ...numbers]);
}
