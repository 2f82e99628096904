import type { PauseScope } from '@tischlein/domain/opening';

/** 'Stopp für 20 Minuten'. */
export const PAUSE = {
  title: 'Pause',
  make: 'Pause machen',
  help: 'Zu viel los? So lange nehmen wir keine Bestellungen für sofort an. Danach geht es automatisch weiter; für später kann weiter bestellt werden.',
  scope: 'Was pausiert',
  scopes: { all: 'Lieferung und Abholung', delivery: 'Nur Lieferung' },
  stopFor: (minutes: number): string => `Stopp für ${minutes} Minuten`,
  untilClosing: 'Stopp bis Ladenschluss',
  resume: 'Weiter annehmen',
  running: (scope: PauseScope, until: string): string =>
    scope === 'all' ? `Stopp bis ${until} Uhr` : `Keine Lieferung bis ${until} Uhr`,
  /** '12:05', over an hour '1:02:05' */
  left: (seconds: number): string => {
    const two = (value: number): string => String(value).padStart(2, '0');
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor((seconds % 3600) / 60);
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  },
} as const;
