/** Only a combo has slots. */
type Item = { readonly id: string } | { readonly id: string; readonly slots: unknown };

/** The path below the shop's URL that opens the dialog of a dish or combo: '/gericht/pizza-margherita'. */
export const itemPath = (item: Item): string =>
  `/${'slots' in item ? 'menue' : 'gericht'}/${encodeURIComponent(item.id)}`;

/** The same as the URL in this shop. */
export const linkTo = (item: Item): string => (/^\/f=[^/]+/.exec(location.pathname)?.[0] ?? '') + itemPath(item);
