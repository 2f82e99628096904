/**
 * Delivery, pickup and address (S2 §2 Initial info dialog); a module of its own because most visits never
 * open it.
 */
export const ADDRESS_DIALOG = {
  title: 'BESTELLOPTIONEN',
  location: 'Dein Standort',
  locationHelp: 'Straße, Hausnummer, PLZ Ort',
  locationPlaceholder: 'z.B. Pariser Platz 9, 10117 Berlin',
  pickUpInstead: 'Stattdessen abholen',
  findMe: 'Meinen Standort finden',
  positionDenied: 'Dein Browser gibt Deinen Standort nicht frei. Bitte gib Deine Adresse ein.',
  positionUnknown: 'Dein Standort lässt sich gerade nicht ermitteln. Bitte gib Deine Adresse ein.',
  onlyTownKnown: 'Bitte ergänze noch Straße und Hausnummer.',
  pickupUnavailable: 'Abholungen sind aktuell nicht verfügbar.',
  toOpeningTimes: 'Zu den Öffnungszeiten',
} as const;
