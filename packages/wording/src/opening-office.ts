import type { PauseScope } from '@tischlein/domain/opening';

/** Navigation of the back office. */
export const OFFICE_PAGES = {
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe das Internet.',
  reload: 'Seite neu laden',
  navigation: 'Büro',
  launch: 'Eröffnen',
  desk: 'Bestellungen',
  hours: 'Zeiten',
  stock: 'Bestand',
  declarations: 'Allergene',
  zones: 'Liefergebiete',
  payments: 'Zahlungen',
  tasks: 'Aufgaben',
  noShop: 'Noch kein Restaurant',
  degraded:
    'Die gespeicherten Daten dieses Shops sind nicht lesbar. Gäste sehen die letzte lesbare Fassung. Bitte speichere den Shop neu oder spiele eine Sicherung ein.',
  noShopHint: 'Du bist noch keinem Restaurant zugeordnet. Frage die Inhaberin oder den Inhaber.',
  incomplete: 'Angaben fehlen',
  notAllowed: 'Kein Zugang',
  notAllowedHint: 'Deine Rolle öffnet diese Seite nicht. Frage die Inhaberin oder den Inhaber.',
  unknownShop: 'Diesen Shop gibt es hier nicht',
  unknownShopHint: 'Prüfe die Adresse oder öffne einen Deiner Shops:',
  overviewHint: 'Die Übersicht nimmt selbst keine Bestellungen an. Sie kommen in den Filialen an:',
} as const;

/** 'Stopp für 20 Minuten'. */
export const PAUSE = {
  title: 'Pause',
  help: 'Zu viel los? Für diese Zeit kommen keine neuen Bestellungen für sofort. Danach geht es von selbst weiter; für später kann weiter bestellt werden.',
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
