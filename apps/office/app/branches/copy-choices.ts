import type { OwnValueList } from '@tischlein/contract/office';
import { findValueArea, toPathKey } from '@tischlein/domain/own-values';
import type { StaffArea } from '@tischlein/domain/staff';
import { OFFICE_PAGE_NAMES } from '@tischlein/wording/office';
import { SETTINGS_BY_PAGE } from './value-page.ts';

/** Something that can be copied, with where it is in the documents. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly paths: readonly (readonly string[])[];
}

interface Choices {
  /** Whole pages of settings. */
  readonly pages: readonly Choice[];
  /** What the branch has of its own; the franchise has nothing of that kind. */
  readonly values: readonly Choice[];
}

/** Only what the person may change. */
export function listChoices(
  { branches }: OwnValueList,
  from: string,
  mayChange: (area: StaffArea) => boolean,
): Choices {
  const own = branches.find(({ shop }) => shop === from)?.values ?? [];
  const isOpen = ({ paths }: Choice): boolean =>
    paths.every((path) => {
      const area = findValueArea(path);
      return area !== null && mayChange(area);
    });
  const pages = SETTINGS_BY_PAGE.map(([page, names]) => ({
    key: page,
    label: OFFICE_PAGE_NAMES[page],
    paths: names.map((name) => ['config', name]),
  }));
  return {
    pages: pages.filter(isOpen),
    values: own
      .map(({ path, name, field, here }) => ({
        key: toPathKey(path),
        label: `${[name, field].filter(Boolean).join(', ')}: ${here}`,
        paths: [path],
      }))
      .filter(isOpen),
  };
}

export const toPaths = (choices: readonly Choice[], chosen: readonly string[]): string[][] =>
  choices.filter(({ key }) => chosen.includes(key)).flatMap(({ paths }) => paths.map((path) => [...path]));
