import * as calls from '@tischlein/contract/calls';
import type { Printer, Printers } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { PRINTING } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import { Icon } from '../ui/icon.tsx';

const AGAIN_AFTER_MS = 10_000;

interface PrinterNoticeProps {
  readonly shop: string;
  /** On a desk of several shops; '' on the desk of one. */
  readonly name: string;
}

/** Says at the desk that a printer does not print, or that slips are in doubt. */
export function PrinterNotice({ shop, name }: PrinterNoticeProps) {
  const { value } = useRemote<Printers>({
    key: shop,
    read: () => send(calls.listPrinters, { params: { shop } }),
    againAfter: () => AGAIN_AFTER_MS,
  });
  if (!value) return null;
  const problems = value.printers.flatMap(describeProblem);
  if (value.jobs.length > 0) problems.push(PRINTING.deskDoubtful(value.jobs.length));
  if (problems.length === 0) return null;
  return (
    <div className="notice" data-kind="bad" role="alert">
      <Icon name="printer" />
      <span>
        {name && <strong>{name}: </strong>}
        {problems.join(' ')} <Link to={`/${shop}/drucker`}>{PRINTING.toPrinters}</Link>
      </span>
    </div>
  );
}

/** A printer that has never called is still being set up, unless slips wait for it. */
function describeProblem({ name, isOnline, lastSeenAt, problem, waiting }: Printer): string[] {
  if (problem !== null && problem !== 'unreachable') return [PRINTING.deskProblem(name, PRINTING.problems[problem])];
  const isMissing = !isOnline && (lastSeenAt !== null || waiting > 0);
  return isMissing ? [PRINTING.deskOffline(name)] : [];
}
