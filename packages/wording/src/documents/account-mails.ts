/** Asks the owner of a mailbox to confirm a consent to advertising. */
export const ADVERTISING_ASKED = {
  subject: (restaurant: string): string => `Möchtest Du Angebote von ${restaurant} bekommen? Bitte bestätigen`,
  /** `consent` is the text beside the checkbox; null: unknown. */
  ticked: (number: number, placedAt: string, consent: string | null): string =>
    `Bei der Bestellung ${number} vom ${placedAt} Uhr wurde mit Deiner E-Mail-Adresse angekreuzt${consent === null ? ', dass Du Werbung per E-Mail bekommen möchtest.' : `:\n„${consent}“`}`,
  alsoRatings: 'Dazu gehört, dass wir Dich nach einer Bestellung einmal fragen, wie es geschmeckt hat.',
  please: 'Bitte bestätige, dass Du das möchtest. Abmelden kannst Du Dich dort später auch.',
  confirm: 'Zur Bestätigung',
  end: 'Der Link gilt 30 Tage. Warst Du das nicht, musst Du nichts tun: Ohne Bestätigung schicken wir Dir keine Werbung und löschen die Anfrage.',
} as const;

/** Invites a guest to rate an order. */
export const FEEDBACK_INVITED = {
  title: (name: string): string => (name ? `${name}, wie hat es geschmeckt?` : 'Wie hat es geschmeckt?'),
  rate: 'Jetzt bewerten',
  link: 'Der Link gehört zu Deiner Bestellung und gilt 30 Tage. Gib ihn nicht weiter. Hast Du die Bestellung nicht bekommen oder gar nicht bestellt, kannst Du uns das dort auch sagen.',
  byConsent: 'Du bekommst diese E-Mail, weil Du Werbung von uns zugestimmt hast.',
  asCustomer: 'Du bekommst diese E-Mail, weil Du bei uns bestellt hast. Wir fragen zu jeder Bestellung nur einmal.',
  objection:
    'Du kannst dem jederzeit widersprechen, ohne dass dafür andere als die Übermittlungskosten nach den Basistarifen entstehen.',
  unsubscribe: 'Keine solchen E-Mails mehr',
} as const;

/** Leads to the stored data about the owner of a mailbox. */
export const OWN_DATA_LINK = {
  subject: (restaurant: string): string => `Deine Daten bei ${restaurant}`,
  intro: (restaurant: string): string =>
    `Mit diesem Link siehst Du, was wir bei ${restaurant} über Dich gespeichert haben. Du kannst es herunterladen oder löschen.`,
  view: 'Meine Daten ansehen',
  link: 'Der Link gilt eine Stunde. Gib ihn niemandem weiter.',
  notMine: 'Hast Du das nicht angefordert, musst Du nichts tun.',
} as const;

/** Signs in to an account or confirms a new one; `order` is 'der Bestellung 4217 vom 15.11.2026, 18:42 Uhr'. */
export const SIGN_IN_LINK = {
  link: 'Der Link gilt zehn Minuten und nur einmal. Ist er abgelaufen, fordere beim Anmelden einen neuen an:',
  order: (number: number, placedAt: string): string => `der Bestellung ${number} vom ${placedAt} Uhr`,
  signIn: 'Anmelden',
  notMine: 'Warst Du das nicht, musst Du nichts tun: Ohne diesen Link kommt niemand in Dein Konto.',
  withOrderSubject: (restaurant: string): string => `Dein Link zum Anmelden – ${restaurant}`,
  withOrder: (order: string): string =>
    `Bei ${order} wurde ein Konto gewünscht. Für diese E-Mail-Adresse gibt es schon eines; mit diesem Link meldest Du Dich an. An Deinem Konto hat die Bestellung nichts geändert.`,
  confirm: 'Konto bestätigen',
  notMyAccount: 'Warst Du das nicht, musst Du nichts tun: Ohne Bestätigung löschen wir das Konto nach 30 Tagen.',
  newSubject: (restaurant: string): string => `Willkommen! Bitte bestätige Dein Konto – ${restaurant}`,
  newWithOrder: (restaurant: string, order: string): string =>
    `Willkommen bei ${restaurant}! Mit ${order} wurde für diese E-Mail-Adresse ein Konto angelegt. Bestätige, dass es Deines ist: Dann bist Du angemeldet und Deine Adresse ist beim nächsten Mal schon ausgefüllt.`,
  newAlone: (restaurant: string): string =>
    `Für diese E-Mail-Adresse gibt es bei ${restaurant} ein Konto, das noch bestätigt werden muss. Mit diesem Link bestätigst Du es und meldest Dich an.`,
} as const;
