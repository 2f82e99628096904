interface Seller {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
}

/** 'Es verkauft: Tramonto Gastronomie GmbH, Torstraße 1, 10119 Berlin.' */
export const sellerText = ({ name, street, zip, city }: Seller): string =>
  `Es verkauft: ${[name, street, `${zip} ${city}`.trim()].filter(Boolean).join(', ')}.`;

/** On the pages of an overview: branches may be companies of their own. */
export const BRANCH_SELLS =
  'Es verkauft die Filiale, in der Du bestellst. Ihre Firma steht dort unten auf jeder Seite.';
