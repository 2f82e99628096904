import { NO_PAGE } from '@tischlein/wording/office';
import { OfficeFrame } from './office-frame.tsx';

/** Shown at the address of a page that the role does not open. */
export const NotAllowed = () => (
  <OfficeFrame title={NO_PAGE.notAllowed}>
    <p>{NO_PAGE.notAllowedHint}</p>
  </OfficeFrame>
);
