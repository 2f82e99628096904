/** Order type, address and time (S2 §2 Initial info dialog). */
export const SERVICE = {
  legend: 'Lieferung oder Abholung',
  delivery: 'Lieferung',
  pickup: 'Abholung',
  unavailable: 'nicht möglich',
  ourLocation: 'Unser Standort',
  enterAddress: 'Adresse eingeben',
  enterAddressHelp: 'Liefern wir zu Dir?',
  findBranch: 'Filiale finden',
  findBranchHelp: 'Wir zeigen Dir die passende',
  time: 'Bestellzeit',
  now: 'Jetzt',
  chooseTime: 'bitte wählen',
  closed: 'Geschlossen',
  timeGone: 'nicht mehr frei',
  earliest: (when: string): string => `frühestens ${when}`,
  inAbout: (minutes: number): string => `in etwa ${minutes} Min.`,
} as const;
