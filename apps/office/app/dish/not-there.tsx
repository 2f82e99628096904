import { EDITOR } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { OfficeFrame } from '../frame/office-frame.tsx';

interface NotThereProps {
  readonly title: string;
  readonly shop: string;
  readonly isLoading?: boolean;
  readonly problem?: string;
}

/** In the place of an editor: the menu is not read yet, or does not have what the address names. */
export function NotThere({ title, shop, isLoading = false, problem = '' }: NotThereProps) {
  return (
    <OfficeFrame title={title}>
      <p role="status">{isLoading ? EDITOR.loading : problem}</p>
      {!isLoading && (
        <p>
          <Link to={`/${shop}/karte`}>{EDITOR.toMenu}</Link>
        </p>
      )}
    </OfficeFrame>
  );
}
