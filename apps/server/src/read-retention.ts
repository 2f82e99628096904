/** How many of the last days, weeks and months keep a backup. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

export interface BackupSettings {
  /** null: no backups are made by themselves. */
  readonly folder: string | null;
  /** 'HH:MM', wall time of Europe/Berlin. */
  readonly at: string;
  readonly keep: Retention;
}

/** '7d 4w 6m'; each part may be missing, but not all. null: malformed. */
export function readRetention(text: string): Retention | null {
  const parts = /^(?:(\d{1,3})d)?\s*(?:(\d{1,3})w)?\s*(?:(\d{1,3})m)?$/.exec(text);
  if (!parts) return null;
  const [days, weeks, months] = [1, 2, 3].map((index) => Number(parts[index] ?? 0));
  return days || weeks || months ? { days: days ?? 0, weeks: weeks ?? 0, months: months ?? 0 } : null;
}
