import type { DeskOrder } from '@tischlein/contract/office';
import { useState } from 'react';
import { AT_REQUESTED_TIME, pickMinutes } from './minute-choices.ts';

export interface ChosenMinutes {
  /** What an order is promised for: as chosen, otherwise as usual. */
  readonly find: (order: DeskOrder) => number;
  readonly choose: (order: DeskOrder, minutes: number) => void;
}

/** The minutes chosen for new orders. Cards and the alarm show the same, and accepting all of them uses them. */
export function useMinutes(): ChosenMinutes {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    find: (order) => chosen.get(order.id) ?? pickMinutes(order),
    choose: ({ id }, minutes) => setChosen((before) => new Map(before).set(id, minutes)),
  };
}

/** The details of an accepted order; one for a set time needs no minutes. */
export const toAcceptance = (minutes: number): { minutes?: number } =>
  minutes === AT_REQUESTED_TIME ? {} : { minutes };
