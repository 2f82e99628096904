/** Applying for a job, on the page about the shop. */
export const JOBS = {
  apply: 'Bewerben',
  /** For screen readers: which job. */
  applyFor: (title: string): string => `Bewerben: ${title}`,
  orWrite: 'Du kannst uns auch schreiben:',
  intro: 'Name und Kontakt reichen, den Rest besprechen wir.',
  name: 'Name',
  contact: 'E-Mail oder Telefon',
  message: 'Wann könntest Du arbeiten?',
  pdf: 'Lebenslauf',
  pdfHelp: 'Ein PDF mit höchstens 5 MB.',
  optional: 'optional',
  privacy: 'Deine Angaben sieht nur das Restaurant. Nach sechs Monaten löschen wir sie.',
  cancel: 'Abbrechen',
  send: 'Absenden',
  sending: 'Wird gesendet …',
  done: 'Deine Bewerbung ist da',
  thanks: (name: string): string => `Danke, ${name}. Wir melden uns bei Dir.`,
  close: 'OK',
} as const;
