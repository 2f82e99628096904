import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadLate } from '../ui/load-late.tsx';
import { PrinterNotice } from './printer-notice.tsx';
import type { DeskShop } from './use-desk-shops.ts';
import * as calls from '@tischlein/contract/calls';
import type { BrowserJob } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { PRINTING } from '@tischlein/wording/office';
import { flushSync } from 'react-dom';
import { send } from '../api/send.ts';
import { Icon } from '../ui/icon.tsx';

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

interface KioskPrinterProps {
  readonly shop: string;
  readonly printer: string;
}

type Job = NonNullable<BrowserJob['job']>;

const AGAIN_AFTER_MS = 5000;

/** This browser is a printer of the shop: it takes jobs from the queue and prints them by itself. */
function KioskPrinter({ shop, printer }: KioskPrinterProps) {
  const [job, setJob] = useState<Job | null>(null);
  const { problem } = useRemote<BrowserJob>({
    key: `${shop} ${printer}`,
    read: async () => {
      const answer = await send(calls.takeBrowserJob, { params: { shop, printer } });
      if (answer.ok && answer.value.job) await print(answer.value.job);
      return answer;
    },
    againAfter: () => AGAIN_AFTER_MS,
  });
  const print = async (next: Job): Promise<void> => {
    // The browser prints the page as it is at this moment.
    flushSync(() => setJob(next));
    for (let copy = 0; copy < next.copies; copy += 1) window.print();
    setJob(null);
    await send(calls.decidePrintJob, { params: { shop, job: next.id }, body: { decision: 'printed' } });
  };
  return (
    <>
      <p className="notice" data-kind={problem ? 'bad' : undefined} role="status">
        <Icon name="printer" />
        <span>{problem || PRINTING.kioskOn}</span>
      </p>
      <section className="printed-slip" data-printing={job ? true : undefined} aria-hidden="true">
        {job?.rows.map(({ text, style }, row) => (
          <pre key={row} data-style={style}>
            {text || ' '}
          </pre>
        ))}
      </section>
    </>
  );
}
