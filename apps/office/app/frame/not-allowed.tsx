import { OFFICE_PAGES } from '@tischlein/wording/office';
import { OfficeFrame } from './office-frame.tsx';

/** Shown at the address of a page that the role does not open. */
export const NotAllowed = () => (
  <OfficeFrame title={OFFICE_PAGES.notAllowed}>
    <p>{OFFICE_PAGES.notAllowedHint}</p>
  </OfficeFrame>
);
