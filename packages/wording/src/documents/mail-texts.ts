import type { MailKind, MailText } from '@tischlein/domain/shop';

/** The words that shops may change, as they are by default. */
export const DEFAULT_MAIL_TEXTS: Readonly<Record<MailKind, Required<MailText>>> = {
  orderPlaced: {
    subject: 'Deine Bestellung {nummer} bei {restaurant}',
    intro: 'Deine Bestellung ist bei uns angekommen.',
    closing: '',
  },
  orderAccepted: {
    subject: 'Deine Bestellung {nummer} ist angenommen – {restaurant}',
    intro: 'Gute Nachricht, {name}: Wir bereiten Deine Bestellung zu.',
    closing: '',
  },
  orderRefused: {
    subject: 'Deine Bestellung {nummer} konnten wir nicht annehmen – {restaurant}',
    intro: 'Leider können wir Deine Bestellung nicht annehmen, {name}.',
    closing: '',
  },
  orderCancelled: {
    subject: 'Deine Bestellung {nummer} wurde storniert – {restaurant}',
    intro: 'Leider mussten wir Deine Bestellung stornieren, {name}.',
    closing: '',
  },
  orderRefunded: {
    subject: 'Erstattung zu Deiner Bestellung {nummer} – {restaurant}',
    intro: 'Wir haben Dir {betrag} erstattet, {name}.',
    closing: '',
  },
  feedbackInvited: {
    subject: 'Wie hat es geschmeckt? Deine Bestellung bei {restaurant}',
    intro:
      'Du hast am {zeit} Uhr bei uns bestellt (Nummer {nummer}). Gib den Gerichten Sterne und schreib uns, was gut war und was nicht.',
    closing: '',
  },
  signInLink: {
    subject: 'Dein Link zum Anmelden – {restaurant}',
    intro: 'Mit diesem Link meldest Du Dich bei {restaurant} an.',
    closing: '',
  },
  reservationRequested: {
    subject: 'Deine Anfrage für {zeit} – {restaurant}',
    intro: 'Hallo {name}, wir prüfen kurz und antworten Dir per E-Mail.',
    closing: '',
  },
  reservationConfirmed: {
    subject: 'Dein Tisch am {zeit} – {restaurant}',
    intro: 'Wir freuen uns auf Euch, {name}. Eine Kalenderdatei hängt an.',
    closing: '',
  },
  reservationDeclined: {
    subject: 'Leider kein Tisch am {zeit} – {restaurant}',
    intro: 'Hallo {name}, zu dieser Zeit können wir Euch nicht unterbringen.',
    closing: '',
  },
};
