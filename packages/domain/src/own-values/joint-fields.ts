import { readField } from '../unknown-value.ts';
import type { ValuePath } from './own-value.ts';

/** The last step of a path to fields of an offer that say something only together: ten are no price without what they are ten of. */
export type JointStep = '*discount' | '*quantities';

export const JOINT_FIELDS: Readonly<Record<JointStep, readonly string[]>> = {
  '*discount': ['discountType', 'value', 'isFree'],
  '*quantities': ['totalQuantity', 'paidQuantity'],
};

export const isJointStep = (step: string): step is JointStep => Object.hasOwn(JOINT_FIELDS, step);

/** The joint value that a field of an item is part of; null: it is a value of its own. */
export function findJointStep([, part]: ValuePath, field: string): JointStep | null {
  if (part !== 'offers' && part !== 'dailyDishes') return null;
  const [step = null] = Object.keys(JOINT_FIELDS)
    .filter(isJointStep)
    .filter((each) => isPart(each, field));
  return step;
}

/** The fields of a joint value that an item has; undefined: none of them. */
export function readJoint(item: unknown, step: JointStep): object | undefined {
  const fields = JOINT_FIELDS[step].flatMap((name) => {
    const value = readField(item, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

const isPart = (step: JointStep, field: string): boolean => JOINT_FIELDS[step].some((name) => name === field);
