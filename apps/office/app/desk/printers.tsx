import { useSearchParams } from 'react-router';
import { KioskPrinter } from './kiosk-printer.tsx';
import { PrinterNotice } from './printer-notice.tsx';

/** Printers that need help, and this browser where it prints itself. */
export function Printers({ shop }: { readonly shop: string }) {
  const [search] = useSearchParams();
  const kiosk = search.get('drucker');
  return (
    <>
      <PrinterNotice shop={shop} />
      {kiosk && <KioskPrinter shop={shop} printer={kiosk} />}
    </>
  );
}
