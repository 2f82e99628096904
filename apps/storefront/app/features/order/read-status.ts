import type { OrderStatusAnswer } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@tischlein/domain/orders';
import { parseJson, readFields } from '../../browser/read-fields.ts';

/** Reads a status event of the order's stream; null if it is malformed. */
export function readStatus(data: string): OrderStatusAnswer | null {
  const { id, number, placedAt, expectedLabel, refunded, steps, ...fields } = readFields(parseJson(data));
  const status = ORDER_STATUSES.find((known) => known === fields['status']);
  const paymentStatus = PAYMENT_STATUSES.find((known) => known === fields['paymentStatus']);
  const deliveryType = DELIVERY_TYPES.find((known) => known === fields['deliveryType']);
  if (!status || !paymentStatus || !deliveryType || !Array.isArray(steps)) return null;
  if (typeof id !== 'string' || typeof placedAt !== 'string' || typeof expectedLabel !== 'string') return null;
  if (typeof number !== 'number' || !isAmount(refunded)) return null;
  return {
    id,
    number,
    status,
    paymentStatus,
    deliveryType,
    table: typeof fields['table'] === 'number' ? fields['table'] : null,
    isBillPart: fields['isBillPart'] === true,
    paysLater: fields['paysLater'] === true,
    placedAt,
    expectedLabel,
    serveAt: readText(fields['serveAt']),
    promisedAt: readText(fields['promisedAt']),
    refusalReason: readText(fields['refusalReason']),
    changeId: readText(fields['changeId']),
    dueInPerson: toCents(isAmount(fields['dueInPerson']) ? fields['dueInPerson'] : 0),
    notMet: fields['notMet'] === true,
    refunded: toCents(refunded),
    steps: steps.flatMap(readStep),
  };
}

function readStep(value: unknown): OrderStatusAnswer['steps'] {
  const { at, label, ...fields } = readFields(value);
  const status = ORDER_STATUSES.find((known) => known === fields['status']);
  return status && typeof at === 'string' && typeof label === 'string' ? [{ status, at, label }] : [];
}

const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);
