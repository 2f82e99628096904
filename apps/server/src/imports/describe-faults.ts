import { REPEATED } from '@tischlein/contract/office';
import { brokenRule, type BrokenRule } from '@tischlein/wording/import';
import type { z } from 'zod';

/** A value that breaks a rule of the contract. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  /** The name of the dish, category or other entry that contains the value, or its place in the document. */
  readonly where: string;
  /** 'Name: höchstens 200 Zeichen' */
  readonly rule: string;
}

type Issue = z.core.$ZodIssue;

/** Describes every issue in German, with the name of the entry concerned. */
export function describeFaults(issues: readonly Issue[], document: unknown): readonly Fault[] {
  return issues.map((issue) => ({
    path: issue.path,
    where: findName(issue.path, document),
    rule: brokenRule(findField(issue.path), toRule(issue)),
  }));
}

/** The last key that is no index: the field that a person would look for. */
const findField = (path: readonly PropertyKey[]): string =>
  String(
    path.filter((key) => typeof key === 'string').find((key) => key === 'prices') ??
      path.findLast((key) => typeof key === 'string') ??
      '',
  );

const NAME_KEYS = ['name', 'headline', 'code'];

function findName(path: readonly PropertyKey[], document: unknown): string {
  let value: unknown = document;
  let name = '';
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    const entry = typeof value === 'object' && value !== null ? value : {};
    const own: unknown = NAME_KEYS.map((each) => Reflect.get(entry, each)).find((each) => each !== undefined);
    if (typeof own === 'string' && own.trim() !== '') name = own;
  }
  return name || path.join('.');
}

function toRule(issue: Issue): BrokenRule {
  switch (issue.code) {
    case 'too_big':
      return { code: BIGGER[issue.origin] ?? 'tooLarge', limit: Number(issue.maximum) };
    case 'too_small':
      return { code: SMALLER[issue.origin] ?? 'tooSmall', limit: Number(issue.minimum) };
    case 'custom':
      return { code: issue.params?.['rule'] === REPEATED.rule ? 'repeated' : 'badCharacters' };
    case 'invalid_format':
    case 'not_multiple_of':
      return { code: 'unreadable' };
    case 'invalid_value':
    case 'unrecognized_keys':
    case 'invalid_key':
      return { code: 'notAllowed' };
    case 'invalid_union':
      // Without errors of its members, the key that chooses one has none of their values.
      return { code: issue.errors.length === 0 ? 'notAllowed' : 'wrongType' };
    case 'invalid_type':
    case 'invalid_element':
      return { code: 'wrongType' };
  }
}

const BIGGER: Readonly<Record<string, 'tooLong' | 'tooMany'>> = { string: 'tooLong', array: 'tooMany' };
const SMALLER: Readonly<Record<string, 'tooShort' | 'tooFew'>> = { string: 'tooShort', array: 'tooFew' };
