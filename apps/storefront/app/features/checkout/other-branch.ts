import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { outOfDeliveryArea } from '@tischlein/wording';
import { findBranches } from '../../ordering/find-branches.ts';
import { findFranchise } from '../../shop/find-franchise.ts';
import { type BranchAddress, switchToBranch } from '../../ordering/switch-branch.ts';
import type { Order } from '../../ordering/use-order.ts';
import { type ShopPage, useShop } from '../../context/shop-context.ts';
import { toCheckoutChoices } from './initial-input.ts';
import type { Question } from './question.ts';
import type { CheckoutState, RefusedAddress } from './use-checkout-fields.ts';

/** Offers a branch that delivers to the address; if there is none, says that nothing is delivered there (S2 §5.2). */
async function findOutOfRangeQuestion(page: ShopPage, order: Order, address: Address): Promise<Question> {
  if (findFranchise(page.shop) === null) return NO_BRANCH_DELIVERS;
  const answer = await findBranches(page, order, formatLocation(address));
  if (!answer.ok) return NO_BRANCH_DELIVERS;
  const { allShops, id: foundId } = answer.value;
  const branch = allShops.find(({ id }) => id === foundId && id !== page.shop.id);
  return branch ? toSwitchQuestion(branch) : NO_BRANCH_DELIVERS;
}

const { text: noBranchDelivers, ...OUT_OF_AREA } = outOfDeliveryArea(false);
const NO_BRANCH_DELIVERS: Question = {
  kind: 'alert',
  alert: { ...OUT_OF_AREA, texts: [noBranchDelivers] },
  after: { kind: 'none' },
};

/** 'Dorthin wechseln?' (S2 §5.2). */
export function toSwitchQuestion(branch: BranchAddress): Question {
  const { text, ...alert } = outOfDeliveryArea(true);
  return { kind: 'alert', alert: { ...alert, texts: [text] }, after: { kind: 'switchTo', branch } };
}

/** Handles an address outside the delivery area: another branch of the franchise may deliver there. */
export function useOtherBranch(order: Order, form: CheckoutState, ask: (question: Question | null) => void) {
  const page = useShop();
  return {
    switchTo: (branch: BranchAddress): void => {
      const location = formatLocation(form.now().fields);
      const checkout = toCheckoutChoices(form.now());
      switchToBranch(page, order, { branch, allShops: [], location, selectedDish: null, checkout });
    },
    refuseAddress: async ({ errors, isOutOfRange, address }: RefusedAddress): Promise<void> => {
      form.showErrors(errors);
      if (isOutOfRange) ask(await findOutOfRangeQuestion(page, order, address));
    },
  };
}
