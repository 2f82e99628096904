/** The page that confirms or revokes advertising (S3 K6). */
export const ADVERTISING_CONSENT = {
  title: 'Angebote per E-Mail',
  loading: 'Einen Moment …',
  asked: (restaurant: string, email: string): string =>
    `Möchtest Du Angebote und Gutscheine von ${restaurant} an ${email} bekommen?`,
  askedHelp: 'Du kannst Dich jederzeit auf dieser Seite wieder abmelden.',
  confirm: 'Ja, bestätigen',
  confirmed: 'Du bekommst jetzt unsere Angebote',
  confirmedText: (restaurant: string, email: string): string =>
    `Angebote und Gutscheine von ${restaurant} gehen an ${email}.`,
  withdraw: 'Abmelden',
  withdrawn: 'Du bekommst keine Angebote mehr',
  withdrawnText: (restaurant: string, email: string): string =>
    `An ${email} gehen keine Angebote von ${restaurant} mehr. E-Mails zu Deinen Bestellungen bekommst Du weiterhin.`,
} as const;

/** The page that ends advertising (S1 §2, S2 §2). */
export const UNSUBSCRIBE = {
  title: 'Keine Angebote mehr bekommen?',
  known: (restaurant: string): readonly [string, string] => [
    `Wir schicken dann weder Angebote noch Fragen nach Bewertungen von ${restaurant} an `,
    '. E-Mails zu Deinen Bestellungen bekommst Du weiterhin.',
  ],
  unknown: (restaurant: string): string =>
    `Wir schicken Dir dann weder Angebote noch Fragen nach Bewertungen von ${restaurant}. E-Mails zu Deinen Bestellungen bekommst Du weiterhin.`,
  email: 'E-Mail',
  emailHelp: 'Gib die Adresse ein, an die unsere Angebote gehen.',
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  unsubscribe: 'Abmelden',
  done: 'Du bekommst keine Angebote mehr',
  doneFor: (email: string): string => `Das gilt ab sofort für ${email}.`,
  doneNow: 'Das gilt ab sofort.',
  again: 'War das ein Versehen? Bei Deiner nächsten Bestellung kannst Du Angebote wieder ankreuzen.',
} as const;
