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
  asSoonAsPossible: 'So schnell wie möglich',
  now: 'Jetzt',
  chooseTime: 'bitte wählen',
  inAbout: (minutes: number): string => `in etwa ${minutes} Min.`,
  pickTime: 'Zeit wählen',
  preOrder: 'Du kannst jetzt schon auswählen und für später bestellen.',
} as const;
