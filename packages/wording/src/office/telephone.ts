/** Orders that staff take on the telephone, at the desk. */
export const TELEPHONE_ORDER = {
  take: 'Telefonbestellung',
  takenBy: (name: string): string => `Am Telefon aufgenommen von ${name}`,
} as const;
