import { z } from 'zod';
import { feedbackList, ratingAnswer, ratingHiding } from '../office/index.ts';
import { dishRatings, feedbackLook, feedbackRequest, notUsedRequest, orderFeedback } from '../shop/index.ts';
import { line } from '../wire-values.ts';
import { call } from './call.ts';

export const lookAtFeedback = call({
  method: 'POST',
  path: '/api/shop/:shop/feedback/webshop/order/:orderId/look',
  summary: 'Look at an order to rate; a POST, so that the token of the invitation reaches no log',
  caller: 'guest',
  limit: 'feedback',
  body: feedbackLook,
  answer: orderFeedback,
  problems: ['orderUnknown', 'feedbackNotAllowed'],
});

export const giveFeedback = call({
  method: 'POST',
  path: '/api/shop/:shop/feedback/webshop/order/:orderId',
  summary: 'Rate the dishes of an order, once',
  caller: 'guest',
  limit: 'feedback',
  body: feedbackRequest,
  answer: orderFeedback,
  problems: ['orderUnknown', 'feedbackNotAllowed', 'feedbackClosed', 'feedbackGiven'],
});

export const reportNotUsed = call({
  method: 'POST',
  path: '/api/shop/:shop/feedback/webshop/order/:orderId/not-used',
  summary: 'Report that the order was not placed or not received',
  caller: 'guest',
  limit: 'feedback',
  body: notUsedRequest,
  problems: ['orderUnknown', 'feedbackNotAllowed', 'feedbackClosed', 'feedbackGiven'],
});

export const getDishRatings = call({
  method: 'GET',
  path: '/api/shop/:shop/dish/:dish/ratings',
  summary: 'Get the verified ratings of a dish',
  caller: 'guest',
  answer: dishRatings,
  problems: ['dishUnknown'],
});

export const listFeedback = call({
  method: 'GET',
  path: '/api/office/shop/:shop/feedback',
  summary: 'List the feedback about orders, newest first',
  caller: 'staff',
  area: 'guests',
  query: z.object({ before: line(200).optional() }),
  answer: feedbackList,
});

export const answerRating = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/feedback/:orderId/dish/:dish/answer',
  summary: 'Answer the text about a dish; an empty answer is deleted',
  caller: 'staff',
  area: 'guests',
  body: ratingAnswer,
  problems: ['ratingUnknown'],
});

export const hideRating = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/feedback/:orderId/dish/:dish/hidden',
  summary: 'Hide the text about a dish for a reason, or show it again; its stars always count',
  caller: 'staff',
  area: 'guests',
  body: ratingHiding,
  problems: ['ratingUnknown'],
});
