import { useOffice } from './office-context.ts';

/** The title of the browser's tab: 'Zeiten – Tramonto Mitte'. */
export const PageTitle = ({ children }: { readonly children: string }) => (
  <title>{`${children} – ${useOffice().shop.name}`}</title>
);
