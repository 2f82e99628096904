import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { loadLate } from '../ui/load-late.tsx';
import { KioskPrinter } from './kiosk-printer.tsx';
import { PrinterNotice } from './printer-notice.tsx';
import type { DeskShop } from './use-desk-shops.ts';

// The orders come first.
const MailNotice = loadLate(async () => (await import('./mail-notice.tsx')).MailNotice);

interface PrintersProps {
  readonly shop: string;
  /** All shops of this desk. */
  readonly shops: readonly DeskShop[];
}

/** Printers and mails that need help, and this browser where it prints itself. */
export function Printers({ shop, shops }: PrintersProps) {
  const [search] = useSearchParams();
  const kiosk = search.get('drucker');
  return (
    <>
      {shops.map(({ slug, name }) => (
        <PrinterNotice key={slug} shop={slug} name={shops.length > 1 ? name : ''} />
      ))}
      <Suspense>
        {shops.map(({ slug, name }) => (
          <MailNotice key={slug} shop={slug} name={shops.length > 1 ? name : ''} />
        ))}
      </Suspense>
      {kiosk && <KioskPrinter shop={shop} printer={kiosk} />}
    </>
  );
}
