/** Applications for jobs. */
export const APPLICATIONS = {
  title: 'Bewerbungen',
  help: 'Wer sich auf der Seite „Über uns“ beworben hat. Nach sechs Monaten wird jede Bewerbung automatisch gelöscht.',
  none: 'Noch keine Bewerbung',
  noneHelp: 'Gäste bewerben sich auf der Seite „Über uns“, sobald dort eine Stelle steht.',
  addJob: 'Stelle ausschreiben',
  list: 'Bewerbungen',
  received: (when: string): string => `eingegangen ${when}`,
  keptUntil: (date: string): string => `Wird am ${date} gelöscht.`,
  delete: 'Löschen',
  deleteOf: (name: string): string => `Bewerbung von ${name} löschen`,
  deleteTitle: 'Bewerbung löschen?',
  deleteText: (name: string): string => `Die Bewerbung von ${name} wird samt PDF gelöscht.`,
  keep: 'Behalten',
  deleted: (name: string): string => `Die Bewerbung von ${name} ist gelöscht.`,
  download: 'PDF herunterladen',
  downloadOf: (name: string): string => `PDF herunterladen: ${name}`,
} as const;
