/** How, where to and when (S2 §2 'Initial info dialog'). */
export const SERVICE = {
  legend: 'Lieferung oder Abholung',
  delivery: 'Lieferung',
  pickup: 'Abholung',
  unavailable: 'nicht möglich',
  dialogTitle: 'BESTELLOPTIONEN',
  location: 'Dein Standort',
  locationHelp: 'Straße, Hausnummer, PLZ Ort',
  locationPlaceholder: 'z.B. Pariser Platz 9, 10117 Berlin',
  ourLocation: 'Unser Standort',
  enterAddress: 'Adresse eingeben',
  enterAddressHelp: 'Damit wir sehen, ob wir zu Dir liefern',
  pickUpInstead: 'Stattdessen abholen',
  time: 'Bestellzeit',
  timeHelp: 'Du kannst dies später ändern.',
  asSoonAsPossible: 'So schnell wie möglich',
  chooseTime: 'bitte wählen',
  inAbout: (minutes: number): string => `in etwa ${minutes} Minuten`,
} as const;

/** Closed, and someone taps a dish (S1 §2 'Closed dialog'). */
export const CLOSED = {
  showDish: 'Gericht trotzdem anzeigen',
  showCombo: 'Menü trotzdem anzeigen',
  preOrder: 'Du kannst jetzt schon auswählen und für später bestellen.',
  today: 'Heute',
} as const;
