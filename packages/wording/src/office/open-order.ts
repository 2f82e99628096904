/** An order that is open at the desk; outside of the office's first page. */
export const OPEN_ORDER = {
  withdrawnAt: (when: string): string => `Widerruf, eingegangen am ${when}`,
  withdrawalHelp: 'Der Gast hat eine Bestätigung bekommen. Prüfe, was er zurückgeben darf, und erstatte es.',
  withdrawalHandled: 'Erledigt',
  print: 'Bon drucken',
  printChanges: 'Änderungen drucken',
  testHelp: 'Probebestellung: Sie wird nicht bezahlt und zählt nirgends mit.',
  refuseQuestion: 'Warum? Der Gast liest das.',
  ownReason: 'Anderer Grund',
  reasonMissing: 'Bitte schreib dem Gast, warum.',
  back: 'Zurück',
  cancelNow: 'Bestellung stornieren',
  note: 'Hinweis an die Küche',
  driverNote: 'Hinweis für die Lieferung',
  minutesDelivery: 'Lieferung in Minuten',
  minutesPickup: 'Abholung in Minuten',
  minutesDineIn: 'Am Tisch in Minuten',
} as const;
