import { TELEPHONE_ORDER } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';

/** To the page of the shop on which staff take orders on the telephone. */
export const TelephoneLink = ({ slug }: { readonly slug: string }) => (
  <a className="button button-line" href={`/f=${slug}/telefon`}>
    <Icon name="phone" />
    {TELEPHONE_ORDER.take}
  </a>
);
