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
  degraded:
    'Die gespeicherten Daten dieses Shops sind nicht lesbar. Gäste sehen die letzte lesbare Fassung. Bitte speichere den Shop neu oder spiele eine Sicherung ein.',
  incomplete: 'Angaben fehlen',
  outdatedTexts: 'Rechtstexte veraltet',
} as const;
