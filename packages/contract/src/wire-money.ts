import { type Cents, toCents } from '@tischlein/domain';

/** Euros of the order calls (S2 §3 Order payload) → cents, rounded half up. */
export const fromEuros = (euros: number): Cents => toCents(Math.round(euros * 100));

/** Cents → euros of the order calls (S2 §3 Order response). */
export const toEuros = (amount: Cents): number => amount / 100;
