/** The time field (S2 §2 'Bestellzeit'). */
export const TIME_FIELD = {
  help: 'Du kannst dies später ändern.',
  gone: 'Diese Zeit ist nicht mehr frei. Bitte wähle eine andere.',
  today: 'Heute',
} as const;
