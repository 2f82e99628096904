import { type Cents, toCents } from '@tischlein/domain';

/** Euros of the order calls (S2 §3) → cents; a fraction of a cent is rounded half up. */
export const fromEuros = (euros: number): Cents => toCents(Math.round(euros * 100));

/** Cents → euros of the order calls (S2 §3). */
export const toEuros = (amount: Cents): number => amount / 100;
