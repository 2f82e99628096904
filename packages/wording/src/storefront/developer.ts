/** The developer-mode panel and its flags (S1 §3 Developer-mode flags). */
export const DEVELOPER = {
  title: 'Entwicklermodus',
  help: 'Gilt nur in diesem Browser und für alle Shops dieser Adresse.',
  reset: 'Zurücksetzen',
  cartLink: 'Link zu diesem Warenkorb',
  shopTime: 'Shop-Zeit',
  shopTimeHelp:
    'Karte und Warenkorb wie zu dieser Zeit, bis die Seite neu geladen wird. Bestellt wird zur echten Zeit.',
  manual: 'von Hand',
  day: 'Tag',
  minute: 'Uhrzeit',
  manualTime: (when: string): string => `Von Hand gestellt: ${when}.`,
  automatic: 'Zur echten Zeit',
  flags: {
    autoOpenSidebar: 'Der Warenkorb öffnet sich, sobald etwas dazukommt.',
    hideTopWelcome: 'Begrüßung und Neuigkeiten über der Karte sind ausgeblendet.',
    rorderLink: 'Hier steht ein Link, der den Warenkorb noch einmal füllt.',
    isFranchiseOverview: 'Der Shop zeigt die Übersicht der Filialen.',
    verticalMenu: 'Die Karte ist eine kompakte Liste.',
    showDishNumbers: 'Gerichte haben Nummern.',
    showDishPictures: 'Gerichte haben Bilder.',
    showExtraPrices: 'Zeilen der Karte nennen, ab wann Extras etwas kosten.',
    showLogin: 'Die Anmeldung ist zu sehen.',
    showCheckoutNavigation: 'Die Kasse zeigt ihre Schritte.',
    trackEventsOnConsole: 'Ereignisse stehen auch in der Konsole.',
    automaticPollGroupOrder: 'Gruppenbestellungen aktualisieren sich automatisch.',
  },
} as const;
