/** Where the browser refuses to copy at the press of a button. */
export const COPY = {
  title: 'Bitte selbst kopieren',
  help: 'Dein Browser kopiert hier nicht auf Knopfdruck. Der Text ist schon markiert.',
  keys: 'Am Computer: Drücke Strg und C, am Mac ⌘ und C.',
  phone: 'Am Handy: Tippe lange auf den Text und wähle „Kopieren“.',
  text: 'Text zum Kopieren',
  done: 'Fertig',
} as const;
