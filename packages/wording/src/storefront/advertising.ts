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
    `An ${email} gehen keine Angebote von ${restaurant} mehr. Mails zu Deinen Bestellungen bekommst Du weiterhin.`,
} as const;
