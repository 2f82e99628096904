import type { DishDocument } from '@tischlein/domain/menu';

const YES = /^(?:ja|j|1|x|true|yes|y|wahr)$/i;
const NO = /^(?:nein|n|0|false|no|falsch|-)$/i;

/** 'ja' → true, 'nein' → false; null: neither. */
export function readYesNo(text: string): boolean | null {
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}

const AGE = /^(?:ab\s*)?(16|18)(?:\s*jahren?)?\+?$/i;
const NO_AGE = /^(?:0|nein|keine?|kein mindestalter|ohne|none|no|-)$/i;

/** '16', 'ab 18' or 'keins'; null: no age. */
export function readAge(text: string): 0 | 16 | 18 | null {
  const age = AGE.exec(text)?.[1];
  if (age) return age === '18' ? 18 : 16;
  return NO_AGE.test(text) || /^keins?$/i.test(text) ? 0 : null;
}

/** 'Einweg' or 'Mehrweg'; null: neither. */
export function readDepositKind(text: string): DishDocument['depositKind'] | null {
  if (/^(?:einweg\w*|dpg|single[- ]?use)$/i.test(text)) return 'singleUse';
  return /^(?:mehrweg\w*|reusable|returnable)$/i.test(text) ? 'reusable' : null;
}
