/** The mail that shows that a mail server works. */
export const INSTALLATION_TEST = {
  subject: 'Testmail von Tischlein',
  text: 'Diese E-Mail kommt an: Dein Mailserver funktioniert. Du musst nichts weiter tun.',
} as const;
