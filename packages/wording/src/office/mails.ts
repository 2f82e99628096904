import type { MailKind, MailPart } from '@tischlein/domain/shop';

/** Names of the mails whose words a shop may change. */
const NAMES: Readonly<Record<MailKind, string>> = {
  orderPlaced: 'Bestellung eingegangen',
  orderAccepted: 'Bestellung angenommen',
  orderRefused: 'Bestellung abgelehnt',
  orderCancelled: 'Bestellung storniert',
  orderRefunded: 'Geld erstattet',
  feedbackInvited: 'Bitte um eine Bewertung',
  signInLink: 'Anmelden per Link',
  reservationRequested: 'Reservierung angefragt',
  reservationConfirmed: 'Reservierung bestätigt',
  reservationDeclined: 'Reservierung abgelehnt',
};

/** Names of mails whose words are fixed. */
const FIXED_NAMES: Readonly<Record<string, string>> = {
  billPartPaid: 'Rechnung vom Tisch',
  electronicInvoice: 'E-Rechnung',
  electronicCorrection: 'Korrektur einer E-Rechnung',
  monthlyFigures: 'Zahlen des Monats, an Dich',
  advertisingAsked: 'Werbung bestätigen',
  applicationReceived: 'Neue Bewerbung',
  reservationGuest: 'Reservierung, an den Gast',
  reservationRestaurant: 'Reservierung, an Dich',
  withdrawalReceived: 'Widerruf, Bestätigung',
  withdrawalDeclared: 'Widerruf, an Dich',
};

const FAILURES: readonly (readonly [code: RegExp, text: string])[] = [
  [
    /EAUTH/,
    'Der Mailserver lehnt die Anmeldung ab. Benutzer oder Passwort stimmen nicht. Bitte gib das weiter an die Person, die Deinen Shop betreibt.',
  ],
  [/EENVELOPE/, 'Der Mailserver lehnt Absender oder Empfänger ab. Die Adresse gibt es vielleicht nicht.'],
  [/EMESSAGE/, 'Der Mailserver lehnt den Inhalt ab.'],
  [
    /EDNS|ENOTFOUND/,
    'Den Mailserver gibt es unter diesem Namen nicht. Bitte gib das weiter an die Person, die Deinen Shop betreibt.',
  ],
  [/ETLS/, 'Die Verschlüsselung mit dem Mailserver kommt nicht zustande.'],
  [/ECONNECTION|ESOCKET|ECONNREFUSED|ETIMEDOUT|ECONNRESET/, 'Der Mailserver ist nicht erreichbar.'],
];

/** The mails of a shop. */
export const MAILS = {
  title: 'E-Mails',
  views: { texts: 'Texte', sent: 'Versand' },
  view: 'Ansicht',
  list: 'E-Mails',
  names: NAMES,
  parts: { subject: 'Betreff', intro: 'Einleitung', closing: 'Gruß' } satisfies Readonly<Record<MailPart, string>>,
  own: 'eigener Text',
  restHelp: 'Der Rest (Artikel, Beträge, Adresse, Widerruf) kommt automatisch dazu und ist gesetzlich vorgeschrieben.',
  closingHelp: 'Freiwillig, steht über der Anschrift.',
  signInHelp: 'Gilt fürs Anmelden. Die E-Mail, die ein neues Konto bestätigt, ist fest.',
  placeholders: 'Platzhalter einsetzen',
  unknown: (names: readonly string[]): string =>
    `Diesen Platzhalter gibt es hier nicht: ${names.map((name) => `{${name}}`).join(', ')}`,
  subjectMissing: 'Bitte gib einen Betreff ein.',
  reset: 'Ursprünglicher Text',
  preview: 'Vorschau',
  previewLabel: (name: string): string => `Vorschau: ${name}`,
  subject: 'Betreff:',
  test: 'Testmail an mich',
  testing: 'Wird gesendet …',
  tested: (to: string): string => `Gesendet an ${to}.`,
  saved: 'Gespeichert. Die nächsten E-Mails nutzen den neuen Text.',
  smtp: (host: string): string => `Verschickt über ${host}. Hier stehen die letzten 30 Tage.`,
  noSmtp:
    'Dieser Shop verschickt noch keine E-Mails. Sie werden nur gespeichert und stehen hier; Gäste bekommen sie nicht.',
  setUp: 'Versand einrichten',
  askOperator: 'Wer Deinen Shop betreibt, kann den Versand einrichten.',
  storedTest: (to: string): string =>
    `Gespeichert, nicht verschickt: Die E-Mail an ${to} steht unter „Versand“, weil dieser Shop noch keine E-Mails verschickt.`,
  none: 'Noch keine E-Mail',
  noneHelp: 'Bestellt jemand, steht hier jede E-Mail dazu, mit dem Grund, wenn sie nicht ankommt.',
  states: {
    waiting: 'wartet',
    sent: 'verschickt',
    stored: 'gespeichert, nicht verschickt',
    failed: 'nicht verschickt',
  },
  filter: 'Zeigen',
  filters: { all: 'Alle', problems: 'Mit Problemen' },
  noProblems: 'Keine E-Mail mit Problemen',
  noProblemsHelp: 'Alles, was verschickt werden sollte, ist verschickt.',
  order: (number: number): string => `Bestellung ${number}`,
  attempts: (attempts: number): string => (attempts === 1 ? '1 Versuch' : `${attempts} Versuche`),
  nextTry: (when: string): string => `nächster Versuch ${when}`,
  resend: 'Noch einmal senden',
  resendLabel: (name: string, when: string): string => `Noch einmal senden: ${name}, ${when}`,
  resent: 'Wird noch einmal gesendet.',
  files: 'Gespeichert, nicht verschickt',
} as const;

/** 'Bestellung angenommen' for a job's kind. */
export function mailName(kind: string): string {
  const known = Object.entries(NAMES).find(([name]) => name === kind)?.[1];
  return known ?? FIXED_NAMES[kind] ?? kind;
}

/** Why a mail was not sent, for 'Error EAUTH'. */
export const mailFailure = (failure: string): string =>
  FAILURES.find(([code]) => code.test(failure))?.[1] ?? `Die E-Mail konnte nicht verschickt werden (${failure}).`;

/** What the desk says about mails; apart from the page about them, which loads later. */
export const DESK_MAILS = {
  notSending: 'Gäste bekommen keine E-Mails, auch keine Bestätigung ihrer Bestellung (§\u00a0312i BGB).',
  failed: (failed: number): string =>
    failed === 1
      ? 'Eine E-Mail ließ sich in den letzten 24 Stunden nicht verschicken.'
      : `${failed} E-Mails ließen sich in den letzten 24 Stunden nicht verschicken.`,
  toMails: 'Zu den E-Mails',
} as const;
