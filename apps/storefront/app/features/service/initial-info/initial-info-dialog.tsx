import { ADDRESS_DIALOG, BRANCHES, FRAME } from '@tischlein/wording/storefront';
import { DIALOG } from '@tischlein/wording';
import { Suspense, useId, useRef } from 'react';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { Skeleton } from '@tischlein/ui/skeleton';
import { late } from '../../../browser/late.tsx';
import type { DialogPurpose } from './dialog-purpose.ts';
import type { InfoDraft } from './info-draft.ts';
import type { InfoState } from './info-state.ts';
import { InitialPage } from './initial-page.tsx';
import { type InitialInfo, useInitialInfo } from './use-initial-info.ts';
import '../../../styles/branches.css';

const loadBranchPages = () => import('./branch-pages.tsx');
const SuggestedPage = late(async () => (await loadBranchPages()).SuggestedPage);
const ListPage = late(async () => (await loadBranchPages()).ListPage);

interface InitialInfoDialogProps {
  readonly purpose: DialogPurpose;
  /** The state before a reload; not validated. */
  readonly draft: unknown;
  readonly onChange: (draft: InfoDraft) => void;
  readonly onClosed: () => void;
}

/** 'BESTELLOPTIONEN', or the search for the right branch (S2 §2 Initial info dialog). */
export function InitialInfoDialog({ purpose, draft, onChange, onClosed }: InitialInfoDialogProps) {
  const titleId = useId();
  const formId = useId();
  const head = useRef<HTMLDivElement>(null);
  const info = useInitialInfo({
    purpose,
    draft,
    onChange,
    close: () => head.current && closeContainingDialog(head.current),
    isOpen: () => head.current?.closest('dialog')?.open ?? false,
  });
  const { page } = info.state;
  return (
    <Dialog titleId={titleId} kind="address-dialog" onClosed={onClosed} foot={<Foot info={info} formId={formId} />}>
      <DialogHead titleId={titleId} title={chooseTitle(info.state, purpose)} isStep ref={head} />
      {page === 'initial' && <InitialPage info={info} formId={formId} />}
      {page === 'loading' && <Loading />}
      <Suspense fallback={<Loading />}>
        {page === 'suggested_franchise' && <SuggestedPage info={info} />}
        {page === 'list_franchises' && <ListPage info={info} />}
      </Suspense>
    </Dialog>
  );
}

const Loading = () => (
  <div className="dialog-body">
    <Skeleton />
  </div>
);

function chooseTitle({ page, goingTo }: InfoState, { isFranchise }: DialogPurpose): string {
  if (goingTo !== null) return FRAME.soonThere(goingTo);
  if (page === 'suggested_franchise') return BRANCHES.confirmTitle;
  if (page !== 'initial') return BRANCHES.chooseTitle;
  return isFranchise ? BRANCHES.title : ADDRESS_DIALOG.title;
}

function Foot({ info, formId }: { readonly info: InitialInfo; readonly formId: string }) {
  const { page, isAsking, before } = info.state;
  if (page === 'loading') return null;
  if (page === 'initial')
    return (
      <BusyButton isWide type="submit" form={formId} isBusy={isAsking}>
        {DIALOG.ok}
      </BusyButton>
    );
  return (
    <div className="dialog-actions">
      {page === 'list_franchises' && before !== null && (
        <button className="button button-quiet" type="button" onClick={info.goBack}>
          {BRANCHES.back}
        </button>
      )}
      <button className="button button-main" type="button" onClick={info.goToChosen}>
        {DIALOG.ok}
      </button>
    </div>
  );
}
