import type { OfficeSession } from '@tischlein/contract/office';
import type { OpeningDuty } from '@tischlein/domain/shop';
import { FRAME, OFFICE_PAGES } from '@tischlein/wording/office';
import type { ShopStatus } from '../shop-status/use-shop-status.ts';

type Shop = OfficeSession['shops'][number];

const TEXT_DUTIES: readonly OpeningDuty[] = ['imprint', 'privacy', 'terms'];

/** 'Offen bis 22:30' with a dot; an open shop from before may lack what the checklist asks for (S3 L1). */
export function ShopState({ shop, status }: { readonly shop: Shop; readonly status: ShopStatus | null }) {
  if (shop.state === 'open' && shop.missing.some((duty) => !shop.hasOutdatedTexts || !TEXT_DUTIES.includes(duty)))
    return (
      <span className="state" data-kind="warn">
        {OFFICE_PAGES.incomplete}
      </span>
    );
  if (shop.state === 'open' && shop.hasOutdatedTexts)
    return (
      <span className="state" data-kind="warn">
        {OFFICE_PAGES.outdatedTexts}
      </span>
    );
  return (
    <span className="state" data-kind={status ? KINDS[status.kind] : undefined}>
      {status?.words ?? FRAME.loading}
    </span>
  );
}

const KINDS: Readonly<Record<ShopStatus['kind'], string>> = {
  open: 'good',
  paused: 'warn',
  closed: 'off',
  draft: 'off',
  archived: 'off',
  overview: 'off',
};
