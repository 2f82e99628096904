import type { AccessPart } from '@tischlein/domain/staff';

/** Signing in to the office, and the pages of mailed links. */
export const SIGN_IN = {
  title: 'Anmelden',
  product: 'Tischlein',
  office: 'Büro',
  ended: 'Du bist nicht mehr angemeldet. Melde Dich an, dann geht es hier weiter: Es ist nichts verloren.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  stay: 'Auf diesem Gerät angemeldet bleiben',
  stayHelp: 'Nur auf Deinen eigenen Geräten.',
  passkey: 'Mit Passkey anmelden',
  passkeyFailed: 'Das hat mit dem Passkey nicht geklappt. Versuche es noch einmal oder melde Dich anders an.',
  passkeyTitle: 'Zweiter Faktor',
  passkeyHelp: 'Bestätige mit Deinem Passkey, dass Du es bist. Hast Du ihn nicht dabei, nimm einen Deiner Ersatzcodes.',
  recoveryCode: 'Ersatzcode',
  code: 'Code aus Deiner App',
  codeTitle: 'Zweiter Faktor',
  codeHelp: 'Sechs Ziffern aus Deiner App. Hast Du sie nicht zur Hand, nimm einen Deiner Ersatzcodes.',
  otherAccount: 'Anders anmelden',
  forgotten: 'Passwort vergessen',
  forgottenHelp: 'Wir schicken Dir einen Link, mit dem Du ein neues Passwort festlegst.',
  sendLink: 'Link schicken',
  linkSent: (email: string): string =>
    `Wenn es für ${email} einen Zugang gibt, kommt gleich eine E-Mail. Sieh auch im Spam-Ordner nach.`,
  noMail: 'Hier lassen sich noch keine E-Mails verschicken. Wer Deinen Shop betreibt, kann Dein Passwort zurücksetzen.',
  back: 'Zurück zum Anmelden',
} as const;

/** The page that mailed links lead to. */
export const ACCESS = {
  titles: {
    invitation: 'Willkommen im Büro',
    password: 'Neues Passwort',
    email: 'Neue E-Mail-Adresse',
    device: 'Gerät verbinden',
  },
  help: {
    invitation: 'Lege fest, wie Du heißt und womit Du Dich anmeldest.',
    password: 'Danach bist Du auf allen Geräten abgemeldet.',
    email: 'Mit dieser Adresse meldest Du Dich künftig an.',
    device: 'Dieses Gerät meldet sich gleich unter seinem Namen an. Tippe dazu seine PIN ein.',
  },
  device: 'Gerät',
  pin: 'PIN',
  name: 'Dein Name',
  password: 'Neues Passwort',
  passwordHelp: 'Mindestens 12 Zeichen, zum Beispiel mehrere Wörter, die nicht zusammengehören.',
  submit: {
    invitation: 'Einladung annehmen',
    password: 'Passwort festlegen',
    email: 'Adresse bestätigen',
    device: 'Verbinden',
  },
  done: {
    invitation: 'Dein Zugang ist eingerichtet. Melde Dich jetzt an.',
    password: 'Dein neues Passwort gilt. Melde Dich jetzt damit an.',
    email: 'Deine neue Adresse gilt. Melde Dich künftig mit ihr an.',
  },
} as const;

/** Parts of an access that others have set are replaced before anything else. */
export const REPLACE_ACCESS = {
  title: 'Deine eigene Anmeldung',
  lead: (email: string, parts: readonly AccessPart[]): string => {
    if (parts.length > 1)
      return `Du bist mit ${email} und einem Passwort angemeldet, die beide vorgegeben sind. Ersetze sie durch eigene, bevor es losgeht.`;
    return parts.includes('email')
      ? `Die Adresse ${email} ist vorgegeben. Ersetze sie durch Deine eigene, bevor es losgeht.`
      : 'Dein Passwort hat jemand für Dich festgelegt. Denk Dir ein eigenes aus, bevor es weitergeht.';
  },
  email: 'Deine E-Mail-Adresse',
  emailHelp: 'Damit meldest Du Dich ab jetzt an.',
  emailByLinkHelp: (email: string): string =>
    `Wir schicken einen Link dorthin. Bis Du ihn öffnest, meldest Du Dich mit ${email} an.`,
  newPassword: 'Dein neues Passwort',
  newPasswordHelp: 'Mindestens 12 Zeichen. Auf allen anderen Geräten wirst Du abgemeldet.',
  password: 'Jetziges Passwort',
  submit: 'Ersetzen und weiter',
  goOn: 'Weiter zum Büro',
  signOut: 'Abmelden',
  toConfirm: (next: string, now: string): string =>
    `Bestätige noch Deine Adresse: Der Link ist in der E-Mail an ${next}. Bis dahin meldest Du Dich mit ${now} an.`,
  otherEmail: 'Andere Adresse',
} as const;

const SECONDS = 60;
const inMinutes = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / SECONDS));
  return minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
};

/** Too many wrong attempts: when the next one is possible. */
export const signInAgainIn = (seconds: number): string =>
  `Das waren zu viele falsche Versuche. Der nächste ist in ${inMinutes(seconds)} möglich.`;

const WRONG = {
  signInFailed: 'E-Mail und Passwort passen nicht zusammen.',
  codeWrong: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
} as const;

/** What was wrong and how many attempts are left. */
export function signInFailed(problem: keyof typeof WRONG, triesLeft: number, endsInSeconds: number): string {
  if (triesLeft === 0) return `${WRONG[problem]} Der nächste Versuch ist in ${inMinutes(endsInSeconds)} möglich.`;
  return `${WRONG[problem]} Noch ${triesLeft === 1 ? '1 Versuch' : `${triesLeft} Versuche`}.`;
}
