import '../styles/installation.css';
import type { Installation } from '@tischlein/contract/office';
import { Notice } from '@tischlein/ui/notice';
import { useSharedRemote } from '@tischlein/ui/use-remote';
import { INSTALLATION } from '@tischlein/wording/office';
import { ProcessingContract } from '../documents/processing-contract.tsx';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { Loading } from '../ui/loading.tsx';
import { AddressPart } from './address-part.tsx';
import { BackupsPart } from './backups-part.tsx';
import { GeocoderPart } from './geocoder-part.tsx';
import { MailPart } from './mail-part.tsx';
import { TilesPart } from './tiles-part.tsx';
import { installationRemote } from './use-part.ts';

/** What holds for all shops, for the owner of the installation (decision 100). */
export function InstallationPage() {
  const { shop } = useOffice();
  const { value, problem, read } = useSharedRemote(installationRemote);
  const take = (latest: Installation | null): void => {
    if (latest) installationRemote.set(latest);
    // A read is what follows a backup until it ends.
    if (!latest || latest.backups.runningSince !== null) void read();
  };
  const parts = value && { installation: value, onChanged: take };
  return (
    <OfficeFrame title={INSTALLATION.title}>
      <p className="soft">{INSTALLATION.lead}</p>
      {parts ? (
        <>
          {problem && (
            <Notice kind="bad" icon="alert" role="alert">
              {problem}
            </Notice>
          )}
          <MailPart {...parts} />
          <TilesPart {...parts} />
          <GeocoderPart {...parts} />
          <AddressPart {...parts} />
          <BackupsPart {...parts} />
          <ProcessingContract shop={shop.id} />
        </>
      ) : (
        <Loading problem={problem} />
      )}
    </OfficeFrame>
  );
}
