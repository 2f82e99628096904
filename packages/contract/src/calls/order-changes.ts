import { changePreview, changePreviewRequest, changeRequest, deskOrder } from '../office/index.ts';
import { CONFLICT_CODES } from '../problems.ts';
import { changeAnswer, changeAnswerRequest, orderStatus } from '../shop/index.ts';
import { call } from './call.ts';

const PROBLEMS = [
  'orderUnknown',
  'conflictingAction',
  CONFLICT_CODES.notAvailable,
  CONFLICT_CODES.slotGone,
  CONFLICT_CODES.closed,
  CONFLICT_CODES.outOfDeliveryArea,
] as const;

export const previewOrderChange = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/change-preview',
  summary: 'Price another version of an order; writes nothing',
  caller: 'staff',
  area: 'desk',
  body: changePreviewRequest,
  answer: changePreview,
  problems: PROBLEMS,
});

export const proposeOrderChange = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/changes',
  summary: 'Propose another version of an order to its guest, who accepts or declines it by a link',
  caller: 'staff',
  area: 'desk',
  body: changeRequest,
  answer: deskOrder,
  problems: [...PROBLEMS, 'changeOpen'],
});

export const withdrawOrderChange = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/orders/:orderId/changes/:change',
  summary: 'Withdraw a proposed change that the guest has not answered',
  caller: 'staff',
  area: 'desk',
  answer: deskOrder,
  problems: ['orderUnknown', 'changeOver'],
});

export const answerOrderChange = call({
  method: 'POST',
  path: '/api/shop/:shop/order-change/:orderId/:answer',
  summary: 'Accept or decline a proposed change, with the token of its link or in the browser that has ordered',
  caller: 'guest',
  limit: 'order',
  params: { answer: changeAnswer },
  body: changeAnswerRequest,
  answer: orderStatus,
  problems: ['orderUnknown', 'changeOver'],
});
