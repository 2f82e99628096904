import type { LegalFacts, LegalProvider } from './legal-facts.ts';

export const PROVIDERS: Readonly<Record<LegalProvider, string>> = {
  stripe:
    'Stripe Payments Europe, Limited, 1 Grand Canal Street Lower, Grand Canal Dock, Dublin, D02 H210, Irland: [Datenschutz bei Stripe](https://stripe.com/de/privacy)',
  paypal:
    'PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, L-2449 Luxemburg: [Datenschutz bei PayPal](https://www.paypal.com/de/legalhub/privacy-full)',
  amazonPay:
    'Amazon Payments Europe S.C.A., 38 Avenue John F. Kennedy, L-1855 Luxemburg: [Datenschutz bei Amazon Pay](https://pay.amazon.de/help/201212490)',
  unzer:
    'Unzer E-Com GmbH, Vangerowstraße 18, 69115 Heidelberg: [Datenschutz bei Unzer](https://www.unzer.com/de/datenschutz/)',
};

/** Who looks up addresses. */
export function geocoderSentence(geocoder: LegalFacts['geocoder']): string {
  switch (geocoder?.kind) {
    case undefined:
      return 'Ob wir zu Deiner Adresse liefern, prüft unser eigener Server. Dafür gibt er die Adresse nicht weiter.';
    case 'google':
      return 'Ob wir zu Deiner Adresse liefern, prüfen wir mit dem Kartendienst von Google: Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Unser Server sendet ihm nur die Adresse, ohne Deinen Namen und ohne Deine IP-Adresse. Google kann sie auch in den USA verarbeiten. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.';
    case 'photon':
    case 'nominatim':
      return `Ob wir zu Deiner Adresse liefern, prüfen wir mit dem Adressdienst unter ${geocoder?.host ?? ''}. Unser Server sendet ihm nur die Adresse, ohne Deinen Namen und ohne Deine IP-Adresse. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.`;
  }
}
