import { toCents } from '@tischlein/domain';
import { FORM_PROBLEM_CODES, type OrderProblem } from '@tischlein/domain/checkout';
import { describe, expect, it } from 'vitest';
import { ADDRESS_CORRECTED, addressCorrected, formProblem, orderProblem } from './checkout.ts';

const CONTEXT = { shopAddress: 'Torstraße 12, 10119 Berlin', serveTime: 'Montag 11:30' };

describe('alerts of the checkout (S2 §5, §8)', () => {
  it.each<[OrderProblem, string, string]>([
    [{ code: 'cartEmpty' }, 'Leerer Warenkorb', 'Dein Warenkorb ist leer. Bitte wähle zuerst etwas aus der Karte.'],
    [
      { code: 'usePayPalButton' },
      'Ungültige Bestellung',
      'Bitte nutze den PayPal-Button unter den Zahlungsmitteln, um deine Bestellung abzuschließen.',
    ],
    [
      { code: 'outOfDeliveryArea', otherBranchDelivers: false },
      'Liefergebiet',
      'Die Adresse befindet sich nicht im Liefergebiet',
    ],
    [
      { code: 'outOfDeliveryArea', otherBranchDelivers: true },
      'Liefergebiet',
      'Das ausgewählte Restaurant liefert nicht an deine Adresse, aber eine andere Filiale könnte dich beliefern. Dorthin wechseln?',
    ],
    [
      { code: 'minimumNotReached', minimumOrderValue: toCents(2000), missing: toCents(310) },
      'Mindestbestellwert',
      'Du hast den Mindestbestellwert noch nicht erreicht. Es fehlen noch 3,10\u00a0€.',
    ],
    [
      { code: 'minimumNotReached', minimumOrderValue: null, missing: toCents(0) },
      'Mindestbestellwert',
      'Du hast den Mindestbestellwert noch nicht erreicht. Bitte gib zuerst Deine Adresse ein.',
    ],
    [
      { code: 'tableNotPaid' },
      'Ungültige Bestellung',
      'Bestellungen an den Tisch bezahlst Du hier im Voraus. Bitte wähle eine Online-Zahlungsmethode oder bestelle bei der Bedienung.',
    ],
    [
      { code: 'paymentMethodMinimumNotReached', minimumOrderValue: toCents(1500), missing: toCents(100) },
      'Mindestbestellwert',
      'Diese Zahlungsmethode geht ab 15,00\u00a0€. Es fehlen noch 1,00\u00a0€. Du kannst auch anders bezahlen.',
    ],
    [
      { code: 'deliveryTypeNotSupported', deliveryType: 'pickup' },
      'Ungültige Bestellung',
      'Abholung ist hier nicht möglich. Bitte wähle eine andere Art.',
    ],
    [
      { code: 'formInvalid', problems: [{ field: 'email', code: 'emailInvalid' }] },
      'Ungültige Bestellung',
      'Bitte gib eine gültige E-Mail-Adresse ein.',
    ],
    [
      { code: 'confirmationNeeded', about: 'pickup' },
      'Abholung',
      'Du holst Deine Bestellung am Montag um 11:30 Uhr ab: Torstraße 12, 10119 Berlin.',
    ],
    [
      { code: 'confirmationNeeded', about: 'otherDay' },
      'Nicht heute',
      'Du bekommst Deine Bestellung nicht heute, sondern am Montag um 11:30 Uhr.',
    ],
    [
      { code: 'itemsUnsuitable', which: 'all', deliveryType: 'dineIn' },
      'Ungültige Bestellung',
      'Alle Artikel in deinem Warenkorb sind nicht für Tischbestellung geeignet. Bitte wähle andere Artikel oder eine andere Bestellart.',
    ],
    [
      { code: 'itemsUnsuitable', which: 'some', deliveryType: 'delivery' },
      'Ungültige Bestellung',
      'Einige Artikel in deinem Warenkorb sind nicht für Lieferung geeignet. Möchtest du ohne diese bestellen?',
    ],
  ])('$code', (problem, title, text) => {
    expect(orderProblem(problem, CONTEXT)).toMatchObject({ title, text });
  });

  it("buttons 'Trotzdem fortfahren' and 'Abbrechen' (S2 §5.10)", () => {
    expect(orderProblem({ code: 'itemsUnsuitable', which: 'some', deliveryType: 'pickup' }, CONTEXT)).toMatchObject({
      confirm: 'Trotzdem fortfahren',
      cancel: 'Abbrechen',
    });
  });

  it("'Adresse korrigiert', offering 'JA, STIMMT' or 'ANPASSEN' (S2 §8)", () => {
    expect(ADDRESS_CORRECTED).toEqual({ title: 'Adresse korrigiert', confirm: 'JA, STIMMT', cancel: 'ANPASSEN' });
  });

  it.each([
    ['map', 'Deine Adresse wurde von einem Kartendienst korrigiert'],
    ['postcode', 'Der Ort passt nicht zur Postleitzahl, wir haben ihn korrigiert'],
  ] as const)("'says the address was corrected by a maps service' only if one is configured: %s", (by, reason) => {
    expect(addressCorrected('Pariser Platz 9, 10117 Berlin', by)).toBe(
      `${reason}: Pariser Platz\u00a09, 10117\u00a0Berlin. Stimmt sie so?`,
    );
  });
});

describe('fields', () => {
  it.each([
    ['emailInvalid', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
    ['paymentMethodMissing', 'Bitte wähle eine Zahlungsmethode.'],
    [
      'advertisingNotAccepted',
      'Wir benötigen deine Zustimmung, um dir den vollen Funktionsumfang des Kontos bieten zu können.',
    ],
  ] as const)('%s (S2 §5)', (code, expected) => {
    expect(formProblem(code)).toBe(expected);
  });

  it.each(FORM_PROBLEM_CODES)('%s is a calm sentence', (code) => {
    expect(formProblem(code)).toMatch(/^[A-ZÄÖÜ][^!]+\.$/);
  });
});
