/** What a person signs in with. */
export const ACCESS_PARTS = ['email', 'password'] as const;
export type AccessPart = (typeof ACCESS_PARTS)[number];

/** Which parts others have set: the installation for its first owner, a manager for those they add. */
export type PresetAccess = Readonly<Record<AccessPart, boolean>>;

/** Of people who have chosen both themselves. */
export const NOTHING_PRESET: PresetAccess = { email: false, password: false };

/** The parts that a person is asked to replace. An address that waits for its confirmation by mail is not asked for again. */
export const listPartsToReplace = (preset: PresetAccess, isEmailUnderWay: boolean): readonly AccessPart[] =>
  ACCESS_PARTS.filter((part) => preset[part] && !(part === 'email' && isEmailUnderWay));
