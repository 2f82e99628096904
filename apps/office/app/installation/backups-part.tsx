import * as calls from '@tischlein/contract/calls';
import type { Installation } from '@tischlein/contract/office';
import { formatDateTime, formatShortDateTime } from '@tischlein/shop-time';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { decimal } from '@tischlein/wording';
import { INSTALLATION } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { OfficePart } from '../ui/office-part.tsx';
import type { PartProps } from './use-part.ts';

const SAY = INSTALLATION.backups;

/** When the shops were saved last, where, whether it could be restored, and when they will be again. */
export function BackupsPart({ installation: { backups }, onChanged }: PartProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isRunning = backups.runningSince !== null;
  const backUp = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await send(calls.backUpNow);
    setBusy(false);
    setProblem(answer.ok ? '' : answer.problem.message);
    onChanged(answer.ok ? answer.value : null);
  };
  return (
    <OfficePart title={SAY.title}>
      <p className="soft">{SAY.help}</p>
      {backups.folder === null && (
        <Notice kind="warn" icon="alert">
          {SAY.off}
        </Notice>
      )}
      {backups.hasFailed && (
        <Notice kind="bad" icon="alert">
          {SAY.failed}
        </Notice>
      )}
      <BackupFacts backups={backups} />
      <p role="status">{backups.runningSince !== null && SAY.running(formatShortDateTime(backups.runningSince))}</p>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {backups.folder !== null && (
        <BusyButton kind="line" isBusy={isBusy || isRunning} onClick={() => void (isRunning || backUp())}>
          {SAY.now}
        </BusyButton>
      )}
    </OfficePart>
  );
}

const BYTES_PER_MEGABYTE = 1_000_000;

function BackupFacts({ backups: { last, folder, nextAt } }: { readonly backups: Installation['backups'] }) {
  return (
    <dl className="facts">
      <Fact name={SAY.last} value={last ? formatDateTime(last.madeAt) : SAY.never} />
      {last && <Fact name={SAY.file} value={last.file} />}
      {last && <Fact name={SAY.size} value={`${decimal(Math.ceil((last.bytes / BYTES_PER_MEGABYTE) * 10) / 10)} MB`} />}
      {last && <Fact name={SAY.drill} value={SAY.drills[last.drill]} />}
      {folder !== null && <Fact name={SAY.folder} value={folder} />}
      {nextAt !== null && <Fact name={SAY.next} value={formatDateTime(nextAt)} />}
    </dl>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
