/** Tries that are being verified: they count until their lease ends, so that a crash does not count as a wrong try (decision 075). */
export const openTries = (): readonly string[] => [
  `alter table shared_limits add column open_tries text not null default '[]'`,
];
