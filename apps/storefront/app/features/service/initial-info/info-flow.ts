import { isBlank } from '@tischlein/domain';
import { type AddressProblem, formatLocation } from '@tischlein/domain/delivery';
import type { FoundBranch } from '@tischlein/domain/franchise';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { BRANCHES } from '@tischlein/wording/storefront';
import { findBranches } from '../../../ordering/find-branches.ts';
import { findLocation } from '../../../guest/find-location.ts';
import { findFranchise } from '../../../shop/find-franchise.ts';
import type { GuestLocation } from '../../../guest/order-options.ts';
import { rememberAddress } from '../../../guest/remembered-address.ts';
import { switchToBranch } from '../../../ordering/switch-branch.ts';
import { track } from '../../../ordering/track.ts';
import { changeOptions, type OrderSettings } from '../../../ordering/use-order-settings.ts';
import type { ShopPage } from '../../../context/shop-context.ts';
import type { DialogPurpose } from './dialog-purpose.ts';
import { branchesIn, chosenBranch, type InfoState } from './info-state.ts';
import { locationIn, lookUpBranch, writtenLocation } from './look-up-branch.ts';

/** State and dependencies of the dialog's steps. */
export interface InfoFlow {
  readonly page: ShopPage;
  readonly period: DeliveryPeriod;
  readonly settings: OrderSettings;
  readonly purpose: DialogPurpose;
  readonly state: InfoState;
  readonly update: (change: Partial<InfoState>) => void;
  readonly close: () => void;
  /** Starts a request. The returned function tells whether the guest is still waiting for it. */
  readonly startRequest: () => () => boolean;
}

/** A flow with a request in flight. */
type RequestFlow = InfoFlow & { readonly isWanted: () => boolean };

/** 'OK' on the first page (S2 §4 Submit flow). */
export async function submit(flow: InfoFlow): Promise<void> {
  const { settings, purpose, state, update, close } = flow;
  const isPickupHere = settings.orderType === 'pickup' && !purpose.isFranchise;
  const problem = isPickupHere ? pickupProblem(flow) : findProblem(state.typed, settings);
  update({ problem: problem && { ok: false, problem, terms: null } });
  if (problem) return;
  if (isPickupHere) return close();
  update({ isAsking: true });
  const asking = { ...flow, isWanted: flow.startRequest() };
  await (purpose.isFranchise ? lookUp(asking, true) : checkThisBranch(asking));
  if (asking.isWanted()) update({ isAsking: false });
}

/**
 * Shows the list of branches; preselects the guest's choice, else the current branch, else the first (S2 §4 Address
 * dialog).
 */
export async function showList({ page, settings, purpose, state, update, startRequest }: InfoFlow): Promise<void> {
  const isWanted = startRequest();
  if (state.page === 'suggested_franchise') return update({ page: 'list_franchises', before: state.page });
  const before = state.page === 'loading' && purpose.isListOnly ? null : 'initial';
  update({ page: 'loading', problem: null, isAsking: false });
  const answer = await findBranches(page, settings, state.typed);
  if (!isWanted()) return;
  if (!answer.ok || answer.value.allShops.length === 0)
    return update({ page: 'initial', problem: { ok: false, problem: null, message: BRANCHES.none } });
  const { allShops } = answer.value;
  const chosen = allShops.find(({ id }) => id === state.chosenId) ?? allShops.find(({ id }) => id === page.shop.id);
  update({ page: 'list_franchises', before, lookup: answer.value, chosenId: (chosen ?? allShops[0])?.id ?? null });
}

/** Switches to the chosen branch, or closes the dialog if it is the current one. */
export function goToChosen(flow: InfoFlow): void {
  const branch = chosenBranch(flow.state);
  if (!branch) return;
  if (flow.state.page === 'suggested_franchise')
    track(flow.page, { type: 'address', action: 'switch-to-suggested-franchise' });
  goTo(flow, branch);
}

function goTo({ page, settings, purpose, state, update, close }: InfoFlow, branch: FoundBranch): void {
  if (branch.id === page.shop.id) return close();
  update({ page: 'loading', goingTo: branch.name });
  const { selectedDish } = purpose;
  const target = { branch, allShops: branchesIn(state), location: state.typed, selectedDish };
  switchToBranch(page, settings, { ...target, stay: close });
}

async function checkThisBranch(flow: RequestFlow): Promise<void> {
  const { page, period, state, update } = flow;
  const answer = await findLocation(page.shop.id, period, state.typed);
  if (!flow.isWanted()) return;
  if (answer.ok) return acceptLocation(flow, answer.location, answer.note);
  // Another branch may deliver there; the guest confirms before switching.
  const mayBeElsewhere = answer.problem === 'notInRange' || answer.problem === 'currentlyUnavailable';
  if (mayBeElsewhere && findFranchise(page.shop) !== null) return lookUp(flow, false);
  update({ problem: answer });
}

/** Looks up a branch: deliveries go straight to it, for pickup it is suggested (S2 §4 Submit flow). */
async function lookUp(flow: RequestFlow, goesDirectly: boolean): Promise<void> {
  const { page, settings, state, update } = flow;
  const finding = await lookUpBranch(page, settings, state.typed);
  if (!flow.isWanted()) return;
  if (finding.kind === 'problem') return update({ problem: finding.problem });
  const { branch, lookup } = finding;
  const here = branch.id === page.shop.id ? locationIn(lookup) : null;
  if (here) return acceptLocation(flow, here, lookup.note);
  const found = { lookup, typed: writtenLocation(lookup, state.typed), chosenId: branch.id };
  if (finding.kind === 'found' && goesDirectly) return goTo({ ...flow, state: { ...state, ...found } }, branch);
  const shown = finding.kind === 'found' ? 'suggested_franchise' : finding.page;
  update({ ...found, page: shown, before: 'suggested_franchise' });
}

function acceptLocation({ page, update, close }: InfoFlow, location: GuestLocation, note: string): void {
  update({ typed: formatLocation(location.address) });
  changeOptions(page.guest, { location });
  rememberAddress(page.shop.id, location.address, note);
  track(page, { type: 'address', action: 'success' });
  close();
}

function pickupProblem({ period }: InfoFlow): AddressProblem | null {
  return period.allowPickup || period.validServeTimes.pickup.length > 0 ? null : 'currentlyUnavailable';
}

/** The server reads the typed location (S2 §5 Address dialog). */
function findProblem(typed: string, { orderType }: OrderSettings): AddressProblem | null {
  if (!isBlank(typed)) return null;
  return orderType === 'pickup' ? 'franchisePickupEmpty' : 'empty';
}
