import { GROUP_NAME_INVALID, OWN_NAME_INVALID } from './group-order.ts';
import { refundProblemText } from './table.ts';

/** The codes of answers with status 400: what was sent cannot be read, or has a value that is not taken. */
export const INVALID_REQUESTS = {
  invalidJson: 'Die Anfrage ist kein gültiges JSON. Bitte prüfe sie und sende sie noch einmal.',
  invalidRequest: 'Einige Angaben fehlen oder sind ungültig. Bitte prüfe sie und sende sie noch einmal.',
  pushInvalid: 'Dieses Gerät können wir nicht benachrichtigen. Bitte sieh hier auf der Seite nach.',
  webhookAddressRefused:
    'An diese Adresse darf nichts gesendet werden. Bitte nimm eine, die mit https:// beginnt und öffentlich erreichbar ist.',
  printerAddressRefused:
    'Diesen Drucker darf der Server nicht erreichen. Bitte wende Dich an die Person, die Deinen Shop betreibt: Sie legt fest, in welchem Netz Drucker stehen.',
  imageInvalid:
    'Dieses Bild können wir nicht lesen. Bitte lade ein JPEG hoch, oder ein PNG oder WebP mit höchstens 30 Megapixeln; HEIC vom iPhone speichere vorher als JPEG.',
  codeTimeInvalid: 'Bitte wähle einen Zeitpunkt, der in der Zukunft liegt.',
  idempotencyKeyInvalid:
    'Die Kopfzeile Idempotency-Key fehlt oder ist keine UUID. Bitte sende für jede Bestellung eine neue UUID.',
  passwordEasy:
    'Dieses Passwort ist leicht zu erraten. Bitte nimm eines ohne Reihen, Wiederholungen und gängige Wörter, zum Beispiel mehrere Wörter, die nicht zusammengehören.',
  passwordKept: 'Das ist Dein jetziges Passwort. Bitte denk Dir ein anderes aus.',
  pinEasy: 'Diese PIN ist leicht zu erraten. Bitte nimm keine Reihe und mindestens drei verschiedene Ziffern.',
  paymentMessageInvalid:
    'Diese Nachricht ist nicht echt oder zu alt. Bitte prüfe, mit welchem Signaturschlüssel sie unterschrieben wird.',
  fileUnreadable: 'Diese Datei können wir nicht lesen. Bitte prüfe sie.',
  tableRefundTooSmall: refundProblemText('tooSmall'),
  tableRefundTooLarge: refundProblemText('tooLarge'),
  waiterPasswordEasy:
    'Bitte nimm mindestens acht Zeichen mit einem Buchstaben, die sich nicht leicht erraten lassen: keine Reihen, keine Wiederholungen, kein gängiges Wort und nicht den Namen des Restaurants.',
  groupNameInvalid: GROUP_NAME_INVALID,
  ownNameInvalid: OWN_NAME_INVALID,
  legalEntityInvalid: 'Eine Nummer des Unternehmens stimmt nicht, oder sein Register fehlt. Bitte prüfe beides.',
  ibanInvalid: 'Diese IBAN stimmt nicht. Bitte prüfe sie.',
  deadlineInvalid:
    'Dieser Bestellschluss liegt in der Vergangenheit oder zu weit weg. Bitte wähle eine spätere Zeit von heute.',
} as const;
