import { advertisingText } from '../advertising.ts';

/** Signing in by mailed link, and the account (S2 §3 User account, §4 Login). */
export const ACCOUNT = {
  title: 'Mein Konto',
  back: 'Zurück',
  save: 'Speichern',
  saved: 'Gespeichert.',
  notKnown: 'noch nichts hinterlegt',
  signOut: 'Abmelden',
  signedOut: 'Du bist abgemeldet.',
  signInAgain: 'Deine Anmeldung ist abgelaufen. Bitte melde Dich noch einmal an.',
  address: 'Adresse',
  addressHelp: 'Mit dieser Adresse füllen wir die Kasse für Dich aus.',
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  birthday: 'Geburtstag',
  birthdayHelp: 'Freiwillig. Du kannst ihn jederzeit wieder löschen.',
  advertising: 'Angebote per E-Mail',
  advertisingText,
  advertisingOn: 'Du bekommst Angebote',
  advertisingOff: 'Du bekommst keine Angebote',
  advertisingAsked: 'Bestätigung steht noch aus',
  advertisingAskedText:
    'Eine E-Mail mit der Bitte um Bestätigung ist unterwegs. Angebote bekommst Du erst, wenn Du bestätigt hast.',
  advertisingHelp: 'Du bekommst zuerst eine E-Mail zur Bestätigung und kannst Dich jederzeit abmelden.',
  subscribe: 'Ja, Angebote bekommen',
  unsubscribe: 'Keine Angebote mehr',
  remove: 'Konto löschen',
  removeText: 'Deine Adresse, Dein Name, Dein Geburtstag und Deine Einwilligungen werden gelöscht.',
  removeReceipts:
    'Belege zu Deinen Bestellungen heben wir so lange auf, wie das Gesetz es verlangt, ohne Deinen Namen.',
  removeConfirm: 'Endgültig löschen',
  removed: 'Dein Konto ist gelöscht.',
} as const;

export const SIGN_IN = {
  title: 'Anmelden',
  text: 'Wir schicken Dir einen Link, mit dem Du Dich anmeldest. Ein Passwort brauchst Du nicht.',
  email: 'E-Mail',
  submit: 'Link schicken',
  unknown:
    'Mit dieser E-Mail-Adresse gibt es kein Konto. Du legst eines an, indem Du an der Kasse „Konto anlegen“ ankreuzt.',
  error: 'Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  sentTitle: 'Schau in Dein Postfach',
  sent: (email: string): string => `Der Link ist unterwegs an ${email}. Er gilt zehn Minuten und nur einmal.`,
  sentHelp: 'Nichts da? Sieh auch im Spam-Ordner nach.',
  another: 'Andere E-Mail-Adresse',
  loading: 'Einen Moment …',
  asked: (email: string): string => `Möchtest Du Dich als ${email} anmelden?`,
  confirm: 'Jetzt anmelden',
  done: 'Du bist angemeldet',
  doneText: 'An der Kasse ist Deine gespeicherte Adresse schon eingetragen.',
  toCheckout: 'Zur Kasse',
  toMenu: 'Zur Speisekarte',
  newLink: 'Neuen Link anfordern',
} as const;
