interface Seller {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
}

/** 'Tramonto Gastronomie GmbH, Torstraße 1, 10119 Berlin' */
export const sellerText = ({ name, street, zip, city }: Seller): string =>
  [name, street, `${zip} ${city}`.trim()].filter(Boolean).join(', ');
