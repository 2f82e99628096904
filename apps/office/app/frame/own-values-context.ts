import type { OwnValue, ValuePath } from '@tischlein/domain/own-values';
import type { OwnValueWords } from '@tischlein/wording/office';
import { createContext } from 'react';

/** In what the shown settings, or the shown item of the menu, do not follow the franchise, unsaved edits included. */
export interface OwnValuesHere {
  readonly values: readonly OwnValue[];
  readonly describe: (value: OwnValue) => OwnValueWords;
  /** Takes the values of the franchise over as an edit like any other. */
  readonly follow: (label: string, paths: readonly ValuePath[]) => void;
}

/** null: the shop follows no other. */
export const OwnValuesContext = createContext<OwnValuesHere | null>(null);
