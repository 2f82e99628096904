import type { DoctorCheck, DoctorCode } from '@tischlein/wording/doctor';
import type { Clock } from './clock.ts';
import type { Settings } from './env.ts';
import type { UnknownSetting } from './unknown-settings.ts';

/** One result of the doctor. error: orders or money are at risk · unknown: could not be checked. */
export interface Finding {
  readonly check: DoctorCheck;
  readonly level: 'ok' | 'warning' | 'error' | 'unknown';
  readonly code: DoctorCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What checks need besides the settings; tests hand in the outside world. */
export interface Examination {
  readonly settings: Settings;
  readonly clock: Clock;
  /** 'host' or 'host:port' of an SNTP server. */
  readonly timeServer: string;
  /** null: the usual ones are tried. */
  readonly dkimSelector: string | null;
  /** Default: those of this process. */
  readonly unknownSettings?: readonly UnknownSetting[];
}

type Found = (code: DoctorCode, values?: Finding['values']) => Finding;

/** The findings of one check, by level. */
export function findingsFor(check: DoctorCheck): Readonly<Record<Finding['level'], Found>> {
  const at =
    (level: Finding['level']): Found =>
    (code, values = {}) => ({ check, level, code, values });
  return { ok: at('ok'), warning: at('warning'), error: at('error'), unknown: at('unknown') };
}

/** '3,4 GB' */
export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes >= 1e9 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB'];
  return `${amount.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ${unit}`;
}
