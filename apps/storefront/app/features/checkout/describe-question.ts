import { toCents } from '@tischlein/domain';
import type { Question } from '@tischlein/domain/checkout-flow';
import { formatShopAddress } from '@tischlein/domain/shop';
import {
  ADDRESS_CORRECTED,
  type Alert,
  euro,
  GROUP_WORDS,
  orderProblem,
  type OrderAlertContext,
  outOfDeliveryArea,
} from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import type { Order } from '../../ordering/use-order.ts';
import type { ShopView } from '../../shop/shop-view.ts';

/** The dialog of a question that is answered by yes or no. */
export interface QuestionAlert extends Omit<Alert, 'text'> {
  readonly texts: readonly string[];
}

/** A question in words; the times offered by `chooseTime` have a dialog of their own. */
export function describeQuestion(
  question: Exclude<Question, { kind: 'chooseTime' }>,
  context: OrderAlertContext,
): QuestionAlert {
  switch (question.kind) {
    case 'problem':
      return toAlert(orderProblem(question.problem, context));
    case 'noBranch':
      return toAlert(outOfDeliveryArea(false));
    case 'otherBranch':
      return toAlert(outOfDeliveryArea(true));
    case 'addressCorrected':
      return { ...ADDRESS_CORRECTED, texts: [question.message] };
    case 'changed':
      return { ...CHECKOUT.changed, texts: question.messages };
    case 'leftOut': {
      const { messages, total } = question;
      if (total === null) return { ...CHECKOUT.changed, texts: [...messages, GROUP_WORDS.nothingLeft] };
      return { ...CHECKOUT.leftOut, texts: [...messages, CHECKOUT.newTotal(euro(toCents(total)))] };
    }
    case 'priceChanged': {
      const { message, agreed } = question;
      return { ...CHECKOUT.priceChanged, texts: [message, CHECKOUT.newTotal(euro(toCents(agreed.total)))] };
    }
    case 'couponNotValid':
    case 'other':
      return {
        title: question.title || CHECKOUT.notSent,
        texts: [question.message],
        confirm: 'OK',
        cancel: null,
      };
  }
}

const toAlert = ({ text, ...alert }: Alert): QuestionAlert => ({ ...alert, texts: [text] });

/** Where a pickup is and when the order is served, for the questions about them. */
export function describeAlertContext(shop: ShopView, { serveTime }: Pick<Order, 'serveTime'>): OrderAlertContext {
  return { shopAddress: formatShopAddress(shop), serveTime: serveTime?.label ?? null };
}
