import { addressText } from './address-text.ts';
import type { Cents } from '@tischlein/domain';
import type { FormField, FormProblemCode, OrderProblem } from '@tischlein/domain/checkout';
import type { DeliveryType } from '@tischlein/domain/menu';
import { type Alert, notice } from './alert.ts';
import { EMAIL_INVALID } from './email-problem.ts';
import { GROUP_WORDS } from './group-order.ts';
import { euro } from './money.ts';
import { labelInWords } from './time-in-words.ts';
import { WORDING } from './literal-wording.ts';

const FORM_PROBLEMS: Readonly<Record<FormProblemCode, string>> = {
  nameMissing: 'Bitte gib Deinen Namen ein.',
  streetMissing: 'Bitte gib Deine Straße ein.',
  streetNumberMissing: 'Bitte gib auch eine Hausnummer an.',
  zipMissing: 'Bitte gib Deine Postleitzahl ein.',
  zipInvalid: 'Bitte gib eine Postleitzahl mit fünf Ziffern ein.',
  cityMissing: 'Bitte gib Deinen Ort ein.',
  emailInvalid: EMAIL_INVALID,
  emailOddLetters:
    'Vor dem @ können wir nur Buchstaben ohne Umlaute und Akzente anschreiben. Bitte gib eine andere E-Mail-Adresse ein.',
  phoneMissing: 'Bitte gib Deine Telefonnummer ein, damit wir Dich bei Fragen zur Lieferung erreichen.',
  phoneInvalid: 'Bitte gib eine gültige Telefonnummer ein.',
  paymentMethodMissing: 'Bitte wähle eine Zahlungsmethode.',
  paymentMethodNotAllowed: 'Diese Zahlungsmethode geht hier nicht. Bitte wähle eine andere.',
  legalNotAccepted: 'Bitte akzeptiere die AGB und die Datenschutzerklärung.',
  advertisingNotAccepted:
    WORDING === 'literal'
      ? 'Wir benötigen deine Zustimmung um dir den vollen Funktionsumfang des Kontos bieten zu können.'
      : 'Wir benötigen deine Zustimmung, um dir den vollen Funktionsumfang des Kontos bieten zu können.',
};

export function formProblem(code: FormProblemCode): string {
  return FORM_PROBLEMS[code];
}

const FIELD_NAMES: Readonly<Record<FormField, string>> = {
  isPickup: 'Lieferung oder Abholung',
  serveAt: 'Bestellzeit',
  salutation: 'Anrede',
  name: 'Name',
  company: 'Firma',
  street: 'Straße',
  streetNumber: 'Hausnummer',
  floor: 'Etage',
  zip: 'PLZ',
  city: 'Ort',
  email: 'E-Mail',
  phone: 'Telefon',
  messageDriver: 'Hinweis für die Lieferung',
  messageCook: 'Nachricht für die Küche',
  paymentMethod: 'Zahlungsmethode',
  legalAccepted: 'AGB und Datenschutz',
  acceptAdvertising: 'Angebote per E-Mail',
};

/** 'Hausnummer', in the list of what to check. */
export const formFieldName = (field: FormField): string => FIELD_NAMES[field];

export interface OrderAlertContext {
  /** 'Torstraße 12, 10119 Berlin', where a pickup is. */
  readonly shopAddress: string;
  /** 'Montag 11:30'; null: as soon as possible. */
  readonly serveTime: string | null;
}

const USE_PAYPAL_BUTTON =
  WORDING === 'literal'
    ? 'Bitte nutze den PayPal Button unter den Zahlungsmitteln um deine Bestellung abzuschließen.'
    : 'Bitte nutze den PayPal-Button unter den Zahlungsmitteln, um deine Bestellung abzuschließen.';

/** The alert that explains why an order cannot be sent (S2 §5, §8 Checkout alert titles). */
export function orderProblem(problem: OrderProblem, context: OrderAlertContext): Alert {
  switch (problem.code) {
    case 'cartEmpty':
      if (problem.isGone) return notice('Leerer Warenkorb', GROUP_WORDS.nothingLeft);
      return notice('Leerer Warenkorb', 'Dein Warenkorb ist leer. Bitte wähle zuerst etwas aus der Karte.');
    case 'deliveryTypeNotSupported':
      return notice(
        'Ungültige Bestellung',
        `${deliveryTypeName(problem.deliveryType)} ist hier nicht möglich. Bitte wähle eine andere Art.`,
      );
    case 'usePayPalButton':
      return notice('Ungültige Bestellung', USE_PAYPAL_BUTTON);
    case 'outOfDeliveryArea':
      return outOfDeliveryArea(problem.otherBranchDelivers);
    case 'minimumNotReached':
      return notice('Mindestbestellwert', minimumText(problem.minimumOrderValue, problem.missing));
    case 'formInvalid':
      return notice('Ungültige Bestellung', problem.problems.map(({ code }) => formProblem(code)).join(' '));
    case 'tableNotPaid':
      return notice(
        'Ungültige Bestellung',
        'Bestellungen an den Tisch bezahlst Du hier im Voraus. Bitte wähle eine Online-Zahlungsmethode oder bestelle bei der Bedienung.',
      );
    case 'paymentMethodMinimumNotReached':
      return notice(
        'Mindestbestellwert',
        `Diese Zahlungsmethode geht ab ${euro(problem.minimumOrderValue)}. ${missingText(problem.missing)} Du kannst auch anders bezahlen.`,
      );
    case 'amountTooSmall':
      return notice('Zahlungsmethode', `${leastAmountText(problem.leastAmount)} Bitte zahle anders.`);
    case 'confirmationNeeded':
      return problem.about === 'pickup' ? pickupConfirmation(context) : otherDayConfirmation(context);
    case 'itemsUnsuitable':
      return itemsUnsuitable(problem.which, problem.deliveryType);
  }
}

/** Why a method cannot be chosen: its provider takes no smaller payments. */
export const leastAmountText = (least: Cents): string => `Diese Zahlungsmethode geht erst ab ${euro(least)}.`;

/** 409 code 2 (S2 §8 Order submit): the server's address replaces the entered one. */
export const ADDRESS_CORRECTED = { title: 'Adresse korrigiert', confirm: 'JA, STIMMT', cancel: 'ANPASSEN' } as const;

/** Without a map service, only the town is corrected, from the list of postcodes. */
export function addressCorrected(address: string, by: 'map' | 'postcode'): string {
  const reason =
    by === 'map'
      ? 'Deine Adresse wurde von einem Kartendienst korrigiert'
      : 'Der Ort passt nicht zur Postleitzahl, wir haben ihn korrigiert';
  return `${reason}: ${addressText(address)}. Stimmt sie so?`;
}

/** The order button must carry these words and nothing else (§ 312j BGB, S3 K1). */
export const ORDER_BUTTON = 'Zahlungspflichtig bestellen';

export const PAYMENT_FAILED = 'Die Zahlung ist fehlgeschlagen';

/** The order did not reach the server (S3 W5). */
export const ORDER_NOT_SENT = 'Die Bestellung konnte nicht gesendet werden.';

/** 'Lieferung', 'Abholung', 'Tischbestellung' (S1 §2, S2 §5.10). */
export function deliveryTypeName(deliveryType: DeliveryType): string {
  return { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'Tischbestellung' }[deliveryType];
}

/** S2 §5.2: out of range; in a franchise another branch may deliver there. */
export function outOfDeliveryArea(otherBranchDelivers: boolean): Alert {
  if (!otherBranchDelivers) return notice('Liefergebiet', 'Die Adresse befindet sich nicht im Liefergebiet');
  const text =
    'Das ausgewählte Restaurant liefert nicht an deine Adresse, aber eine andere Filiale könnte dich beliefern. Dorthin wechseln?';
  return { title: 'Liefergebiet', text, confirm: 'Filiale wechseln', cancel: 'Abbrechen' };
}

function minimumText(minimumOrderValue: Cents | null, missing: Cents): string {
  const sentence = 'Du hast den Mindestbestellwert noch nicht erreicht.';
  return minimumOrderValue === null
    ? `${sentence} Bitte gib zuerst Deine Adresse ein.`
    : `${sentence} ${missingText(missing)}`;
}

const missingText = (missing: Cents): string => `Es fehlen noch ${euro(missing)}.`;

function pickupConfirmation({ shopAddress, serveTime }: OrderAlertContext): Alert {
  const when = serveTime === null ? 'so schnell wie möglich' : labelInWords(serveTime, 'um');
  const text = `Du holst Deine Bestellung ${when} ab${shopAddress && `: ${shopAddress}`}.`;
  return { title: 'Abholung', text, confirm: 'Ja, ich hole ab', cancel: 'Abbrechen' };
}

function otherDayConfirmation({ serveTime }: OrderAlertContext): Alert {
  return {
    title: 'Nicht heute',
    text: `Du bekommst Deine Bestellung nicht heute, sondern ${labelInWords(serveTime ?? '', 'um')}.`,
    confirm: 'Ja, das passt',
    cancel: 'Abbrechen',
  };
}

function itemsUnsuitable(which: 'all' | 'some', deliveryType: DeliveryType): Alert {
  const name = deliveryTypeName(deliveryType);
  if (which === 'all') {
    return notice(
      'Ungültige Bestellung',
      `Alle Artikel in deinem Warenkorb sind nicht für ${name} geeignet. Bitte wähle andere Artikel oder eine andere Bestellart.`,
    );
  }
  const text = `Einige Artikel in deinem Warenkorb sind nicht für ${name} geeignet. Möchtest du ohne diese bestellen?`;
  return { title: 'Ungültige Bestellung', text, confirm: 'Trotzdem fortfahren', cancel: 'Abbrechen' };
}
