/** Of a shop that is not open; in a file of its own, so that guests of an open one do not load it. */
export const STATE_NOTICES = {
  preview:
    'Vorschau: Dieses Restaurant ist ein Entwurf. Nur Du und Dein Team seht diese Seite. Was Du hier bestellst, ist eine Probebestellung und wird nicht bezahlt.',
  archived: 'Hier nehmen wir keine Bestellungen mehr an. Deine Bestellungen und Belege findest Du weiterhin.',
} as const;
