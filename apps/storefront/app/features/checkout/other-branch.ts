import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { outOfDeliveryArea } from '@tischlein/wording';
import { askForBranches } from '../../guest/ask-for-branches.ts';
import { franchiseOf } from '../../guest/franchise.ts';
import { type BranchAddress, switchToBranch } from '../../guest/switch-branch.ts';
import type { Order } from '../../guest/use-order.ts';
import { type ShopPage, useShop } from '../../shop-context.ts';
import { choicesOf } from './input-at-first.ts';
import type { Question } from './question.ts';
import type { CheckoutState, RefusedAddress } from './use-checkout-fields.ts';

/** The question for the branch that delivers where this one does not; without one, that nobody delivers there (S2 §5.2). */
async function questionOutOfRange(page: ShopPage, order: Order, address: Address): Promise<Question> {
  if (franchiseOf(page.shop) === null) return NOBODY_DELIVERS;
  const answer = await askForBranches(page, order, formatLocation(address));
  if (!answer.ok) return NOBODY_DELIVERS;
  const { allShops, id: foundId } = answer.value;
  const branch = allShops.find(({ id }) => id === foundId && id !== page.shop.id);
  return branch ? questionToSwitch(branch) : NOBODY_DELIVERS;
}

const { text: nobodyDelivers, ...OUT_OF_AREA } = outOfDeliveryArea(false);
const NOBODY_DELIVERS: Question = {
  kind: 'alert',
  alert: { ...OUT_OF_AREA, texts: [nobodyDelivers] },
  after: { kind: 'none' },
};

/** 'Dorthin wechseln?' (S2 §5.2). */
export function questionToSwitch(branch: BranchAddress): Question {
  const { text, ...alert } = outOfDeliveryArea(true);
  return { kind: 'alert', alert: { ...alert, texts: [text] }, after: { kind: 'switchTo', branch } };
}

/** What becomes of an address that cannot be delivered to: another branch of the franchise may do it. */
export function useOtherBranch(order: Order, form: CheckoutState, ask: (question: Question | null) => void) {
  const page = useShop();
  return {
    switchTo: (branch: BranchAddress): void => {
      const location = formatLocation(form.now().fields);
      const checkout = choicesOf(form.now());
      switchToBranch(page, order, { branch, allShops: [], location, selectedDish: null, checkout });
    },
    refuseAddress: async ({ errors, isOutOfRange, address }: RefusedAddress): Promise<void> => {
      form.showErrors(errors);
      if (isOutOfRange) ask(await questionOutOfRange(page, order, address));
    },
  };
}
