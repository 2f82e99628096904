import { TELEPHONE_ORDER } from '@tischlein/wording/office';
import { useSearchParams } from 'react-router';
import { KioskPrinter } from './kiosk-printer.tsx';
import { PrinterNotice } from './printer-notice.tsx';

/** The way to orders on the telephone, printers that need help, and this browser where it prints itself. */
export function Printers({ shop }: { readonly shop: string }) {
  const [search] = useSearchParams();
  const kiosk = search.get('drucker');
  return (
    <>
      <a className="link-button" href={`/f=${shop}/telefon`}>
        {TELEPHONE_ORDER.take}
      </a>
      <PrinterNotice shop={shop} />
      {kiosk && <KioskPrinter shop={shop} printer={kiosk} />}
    </>
  );
}
