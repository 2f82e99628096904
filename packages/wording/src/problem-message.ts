const MESSAGES = {
  malformedRequest: 'Diese Anfrage konnten wir nicht lesen. Bitte lade die Seite neu und versuche es noch einmal.',
  invalidInput: 'Einige Angaben stimmen noch nicht. Bitte prüfe sie und versuche es noch einmal.',
  invalidPicture:
    'Dieses Bild können wir nicht lesen. Bitte nimm ein JPEG, PNG, WebP oder AVIF mit höchstens 20 Megapixeln.',
  signInFailed: 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte versuche es noch einmal.',
  notSignedIn: 'Bitte melde Dich an.',
  notAllowed: 'Dafür fehlt Dir die Berechtigung. Bitte frage die Inhaberin oder den Inhaber.',
  foreignOrigin: 'Diese Anfrage kam von einer fremden Seite. Bitte öffne den Shop direkt.',
  notFound: 'Das gibt es hier nicht. Bitte prüfe die Adresse.',
  shopNotFound: 'Diesen Shop gibt es hier nicht. Bitte prüfe die Adresse.',
  orderNotFound: 'Diese Bestellung gibt es hier nicht. Bitte prüfe den Link.',
  imageNotFound: 'Dieses Bild gibt es hier nicht.',
  staffNotFound: 'Dieses Konto gibt es nicht mehr. Bitte lade die Seite neu.',
  methodNotAllowed: 'Das geht an dieser Adresse nicht.',
  requestTimeout: 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
  slugTaken: 'Diese Kurzadresse oder Kennung hat schon ein anderer Shop. Bitte wähle eine andere.',
  emailTaken: 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
  lastOwner: 'Das letzte Inhaber-Konto kann nicht entfernt werden. Bitte lege zuerst ein zweites an.',
  actionNotPossible: 'Das geht bei dieser Bestellung nicht mehr. Bitte lade die Seite neu.',
  bodyTooLarge: 'Das ist zu groß. Bitte sende weniger auf einmal.',
  addressTooLong: 'Diese Adresse ist zu lang. Bitte prüfe den Link.',
  unsupportedMediaType: 'Dieses Format nehmen wir nicht an. Bitte sende die Daten als JSON.',
  headersTooLarge: 'Die Kopfzeilen dieser Anfrage sind zu groß. Bitte lösche die Cookies dieser Seite.',
  tooManyRequests: 'Das waren sehr viele Anfragen. Bitte warte einen Moment und versuche es noch einmal.',
  internalError: 'Ups, das hat leider nicht geklappt, bitte versuch es noch einmal.',
  unavailable: 'Wir sind gleich wieder da. Bitte versuche es in einem Moment noch einmal.',
} as const;
export type ProblemCode = keyof typeof MESSAGES;

/** What a person reads when a call ends in a problem. */
export const problemMessage = (code: ProblemCode): string => MESSAGES[code];

/** What stands at a field whose value has the wrong shape. */
export const INVALID_FIELD = 'Bitte prüfe diese Angabe.';
