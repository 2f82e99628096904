/** Words in the restaurant's name about unanswered orders. */
export const ESCALATION = {
  refusalReason: 'Wir haben Deine Bestellung leider nicht rechtzeitig gesehen. Das tut uns leid.',
  /** Who has done it, in the history of the order. */
  doneBy: 'Automatisch',
} as const;
