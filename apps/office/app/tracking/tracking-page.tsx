import type { OfficeSession } from '@tischlein/contract/office';
import { TRACKING_OFFICE } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { TrackingSettings } from './tracking-settings.tsx';
import { VisitCounts } from './visit-counts.tsx';

interface TrackingPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** What was counted, whether visits are counted, and where (S3 A5). */
export function TrackingPage({ shop }: TrackingPageProps) {
  const { may } = useOffice();
  return (
    <OfficeFrame title={TRACKING_OFFICE.title}>
      <p className="soft">{TRACKING_OFFICE.help}</p>
      {may('books', 'read') && <VisitCounts shop={shop.id} />}
      {may('integrations', 'write') ? (
        <TrackingSettings shop={shop.id} />
      ) : (
        <p className="notice">{TRACKING_OFFICE.onlyOwners}</p>
      )}
    </OfficeFrame>
  );
}
