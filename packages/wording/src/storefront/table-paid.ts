import { EMAIL_INVALID } from '../email-problem.ts';

/** After paying at a table. */
export const TABLE_PAID = {
  thanks: (name: string): string => `Danke${name ? `, ${name}` : ''}. Du hast bezahlt.`,
  facts: (method: string, when: string, number: number): string => `${method} · ${when} · Nummer ${number}`,
  notPaid: 'Dieser Teil ist nicht bezahlt',
  notPaidHelp: 'Es ist nichts abgebucht und nichts mehr für Dich reserviert.',
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  left: 'Nach der Erstattung',
  receipt: 'Rechnung',
  email: 'Rechnung per E-Mail',
  emailProblem: EMAIL_INVALID,
  sendMail: 'Senden',
  sendingMail: 'Wir senden die Rechnung …',
  mailSent: (email: string): string => `Die Rechnung ist unterwegs an ${email}.`,
  entertainment: 'Bewirtungsbeleg',
  entertainmentHelp: 'Du kannst alles leer lassen und später von Hand ausfüllen. Wir speichern diese Angaben nicht.',
  occasion: 'Anlass',
  participants: 'Bewirtete Personen',
  participantsHelp: 'Auch Dein eigener Name gehört dazu.',
  recipient: 'Rechnung an',
  recipientHelp: 'Name oder Firma, Anschrift. Ab 250 € ist sie nötig.',
  openPdf: 'Als PDF öffnen',
  pdfName: 'Bewirtungsbeleg.pdf',
  notMade:
    'Das PDF konnte gerade nicht erstellt werden. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
  making: 'Das PDF wird erstellt …',
  stillOpen: (number: number, amount: string): string => `An Tisch ${number} sind noch ${amount} offen.`,
  orderMore: 'Noch etwas bestellen',
  backToBill: 'Zurück zur Rechnung',
} as const;
