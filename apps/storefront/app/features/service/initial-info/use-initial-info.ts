import { formatLocation } from '@tischlein/domain/delivery';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LocationProblem } from '../../../guest/find-location.ts';
import { rememberedLocation } from '../../../guest/remembered-address.ts';
import { track } from '../../../ordering/track.ts';
import { type OrderSettings, useOrderSettings } from '../../../ordering/use-order-settings.ts';
import { useClock, useShop } from '../../../context/shop-context.ts';
import type { DialogPurpose } from './dialog-purpose.ts';
import { goToChosen, showList, submit } from './info-flow.ts';
import { type InfoDraft, readInfoDraft } from './info-draft.ts';
import type { InfoState } from './info-state.ts';
import { useAccount } from '../../../account/account.ts';
import { isWholeAddress } from '../../../account/take-over-address.ts';

/** State and actions of the initial info dialog (S2 §2 Initial info dialog, §4 Address dialog). */
export interface InitialInfo {
  readonly state: InfoState;
  readonly purpose: DialogPurpose;
  readonly settings: OrderSettings;
  readonly setTyped: (typed: string) => void;
  readonly showProblem: (problem: LocationProblem | null) => void;
  /** Starts a request. The returned function tells whether the guest is still waiting for it. */
  readonly startRequest: () => () => boolean;
  readonly submit: () => Promise<void>;
  /** Submits what the guest says is meant. */
  readonly choose: (typed: string) => Promise<void>;
  readonly select: (id: string) => void;
  readonly showList: () => Promise<void>;
  readonly goBack: () => void;
  readonly goToChosen: () => void;
}

interface InitialInfoParts {
  readonly purpose: DialogPurpose;
  /** The state before a reload; not validated. */
  readonly draft: unknown;
  readonly onChange: (draft: InfoDraft) => void;
  readonly close: () => void;
  /** Returns false once the guest has closed the dialog. */
  readonly isOpen: () => boolean;
}

export function useInitialInfo({ purpose, draft, onChange, close, isOpen }: InitialInfoParts): InitialInfo {
  const page = useShop();
  const { period } = useClock();
  const settings = useOrderSettings();
  const [before] = useState(() => readInfoDraft(draft, purpose));
  const [state, update] = useInfoState(() => firstState(page.shop.id, settings, before), onChange);
  const startRequest = useLatestRequest(isOpen);
  const flow = { page, period, settings, purpose, state, update, close, startRequest };
  const cancelAndUpdate = (change: Pick<Partial<InfoState>, 'typed' | 'problem'>): void => {
    startRequest();
    update({ ...change, isAsking: false });
  };
  useSavedLocation(state.typed, (typed) => update({ typed }));
  const start = useEffectEvent(() => {
    onChange(toDraft(state));
    if (before.page === 'list_franchises') void showList(flow);
    else if (before.page === 'suggested_franchise') void submit(flow);
  });
  useEffect(() => start(), []);
  return {
    state,
    purpose,
    settings,
    setTyped: (typed) => cancelAndUpdate({ typed, problem: null }),
    showProblem: (problem) => cancelAndUpdate({ problem }),
    startRequest,
    submit: () => submit(flow),
    choose: (typed) => {
      cancelAndUpdate({ typed, problem: null });
      return submit({ ...flow, state: { ...state, typed, problem: null } });
    },
    select: (chosenId) => update({ chosenId }),
    showList: () => showList(flow),
    goBack: () => update({ page: state.before ?? 'initial' }),
    goToChosen: () => goToChosen(flow),
  };
}

/** The state, which is stored for a reload with every change. */
function useInfoState(first: () => InfoState, onChange: InitialInfoParts['onChange']) {
  const page = useShop();
  const [state, setState] = useState(first);
  const latest = useRef(state);
  const update = (change: Partial<InfoState>): void => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
    onChange(toDraft(latest.current));
    // S2 §8 Address dialog messages: 'an error event is tracked'.
    if (change.problem) track(page, { type: 'address', action: 'error' });
  };
  return [state, update] as const;
}

/** What is stored for a reload. */
const toDraft = ({ page, typed, chosenId }: InfoState): InfoDraft => ({
  page: page === 'loading' ? 'list_franchises' : page,
  typed,
  chosenId,
});

/** Only the latest request counts, and none after the guest has typed on or closed the dialog. */
function useLatestRequest(isOpen: () => boolean): InitialInfo['startRequest'] {
  const asked = useRef(0);
  return () => {
    asked.current += 1;
    const mine = asked.current;
    return () => mine === asked.current && isOpen();
  };
}

/** Starts with this order's location, else the remembered one (S2 §2 'remembered per shop'). */
function firstState(shopId: string, { options }: OrderSettings, before: Partial<InfoDraft>): InfoState {
  return {
    page: before.page === 'list_franchises' ? 'loading' : 'initial',
    typed: before.typed ?? (options.location ? formatLocation(options.location.address) : rememberedLocation(shopId)),
    problem: null,
    isAsking: false,
    lookup: null,
    chosenId: before.chosenId ?? null,
    before: null,
    goingTo: null,
  };
}

/**
 * S2 §4 Address dialog: 'Logged-in customers get the location prefilled from the saved address', unless another was
 * chosen or typed.
 */
function useSavedLocation(typed: string, fill: (location: string) => void): void {
  const { guest } = useShop();
  const account = useAccount();
  const [first] = useState(typed);
  const saved = account && isWholeAddress(account.address) ? formatLocation(account.address) : '';
  const offer = useEffectEvent(() => {
    if (typed === first && guest.options.get().location === null) fill(saved);
  });
  useEffect(() => {
    if (saved !== '') offer();
  }, [saved]);
}
