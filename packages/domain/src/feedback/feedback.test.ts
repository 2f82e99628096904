import { describe, expect, it } from 'vitest';
import { dishId } from '../ids.ts';
import { averageRatings } from './average-ratings.ts';
import { checkRatings, type DishRating } from './check-ratings.ts';
import { decideInvitation, type InvitationFacts } from './decide-invitation.ts';
import { canReportNotUsed, type FeedbackFacts, findFeedbackState } from './feedback-state.ts';
import { shopDay } from '../shop-day.ts';
import { minuteOfDayFrom } from '../shop-time.ts';
import { waitForDaytime } from './daytime.ts';

const PIZZA = dishId('pizza');
const BEER = dishId('bier');

describe('who may rate: once, when the order is handed over, for thirty days', () => {
  const done: FeedbackFacts = { status: 'handedOver', daysSinceHandOver: 0, stored: null };
  it.each<[string, Partial<FeedbackFacts>, string, boolean]>([
    ['just handed over', {}, 'open', true],
    ['on the last day', { daysSinceHandOver: 30 }, 'open', true],
    ['a day later', { daysSinceHandOver: 31 }, 'late', false],
    ['not handed over yet', { status: 'underway', daysSinceHandOver: null }, 'early', true],
    ['refused', { status: 'refused', daysSinceHandOver: null }, 'calledOff', false],
    ['cancelled', { status: 'cancelled', daysSinceHandOver: null }, 'calledOff', false],
    ['rated', { stored: 'given' }, 'given', false],
    ['rated long ago', { stored: 'given', daysSinceHandOver: 90 }, 'given', false],
    ["'I did not place or receive this order' (S3 R2)", { stored: 'notUsed' }, 'notUsed', false],
  ])('%s', (_, facts, state, canReport) => {
    const found = findFeedbackState({ ...done, ...facts });
    expect([found, canReportNotUsed(found)]).toEqual([state, canReport]);
  });
});

describe('ratings', () => {
  const rating = (parts: Partial<DishRating> = {}): DishRating => ({ dishId: PIZZA, stars: 4, text: '', ...parts });
  it.each<[string, readonly DishRating[], string | null]>([
    ['one dish is enough', [rating()], null],
    ['the others stay free', [rating(), rating({ dishId: BEER, stars: null })], null],
    ['a text belongs to stars', [rating(), rating({ dishId: BEER, stars: null, text: 'Gut' })], 'starsMissing'],
    ['at least one', [rating({ stars: null })], 'nothingRated'],
    ['none', [], 'nothingRated'],
    ['others read the text', [rating({ text: 'Besser: www.example.com' })], 'webAddress'],
    ['only what was ordered', [rating({ dishId: dishId('pasta') })], 'dishNotOrdered'],
    ['each dish once', [rating(), rating()], 'ratedTwice'],
  ])('%s', (_, ratings, problem) => {
    expect(checkRatings(ratings, [{ dishId: PIZZA }, { dishId: BEER }])).toBe(problem);
  });

  it.each([
    [4, 20, undefined],
    [5, 20, { average: 4, count: 5 }],
    [7, 30, { average: 4.3, count: 7 }],
    [6, 29, { average: 4.8, count: 6 }],
  ])('%d ratings with %d stars appear as %j on the menu', (count, stars, average) => {
    expect(averageRatings([{ dishId: PIZZA, count, stars }])[PIZZA]).toEqual(average);
  });
});

describe("'Feedback mails count as advertising: off by default, sent only with confirmed consent or where all conditions of § 7 (3) UWG hold' (S3 R7)", () => {
  const guest: InvitationFacts = {
    mails: 'customers',
    status: 'handedOver',
    isAnswered: false,
    hasEmail: true,
    consent: 'none',
    hasObjected: false,
    wasTold: true,
  };
  it.each<[string, Partial<InvitationFacts>, string]>([
    ['off by default', { mails: null, consent: 'given' }, 'off'],
    ['a customer who was told', {}, 'send'],
    ['a customer who was not told', { wasTold: false }, 'noGround'],
    ['a customer who objected', { hasObjected: true }, 'objected'],
    ['a customer who withdrew their consent', { consent: 'withdrawn' }, 'objected'],
    ['a customer who has not confirmed', { consent: 'asked' }, 'send'],
    ['only with consent: a customer', { mails: 'consent' }, 'noGround'],
    ['only with consent: not confirmed', { mails: 'consent', consent: 'asked' }, 'noGround'],
    ['only with consent: confirmed', { mails: 'consent', consent: 'given', wasTold: false }, 'send'],
    ['consent after an objection', { consent: 'given', hasObjected: true }, 'send'],
    ['no address', { hasEmail: false }, 'noAddress'],
    ['rated, or reported as not used', { isAnswered: true, consent: 'given' }, 'answered'],
    ['cancelled', { status: 'cancelled', consent: 'given' }, 'notHandedOver'],
    ['not handed over', { status: 'ready', consent: 'given' }, 'notHandedOver'],
  ])('%s', (_, facts, decision) => {
    expect(decideInvitation({ ...guest, ...facts })).toBe(decision);
  });

  it.each([
    ['00:30', 30, '2026-12-31'],
    ['08:59', 539, '2026-12-31'],
    ['09:00', 540, null],
    ['20:59', 1259, null],
    ['21:00', 1260, '2027-01-01'],
    ['23:59', 1439, '2027-01-01'],
  ])('at night they wait for nine in the morning: %s', (_, minute, date) => {
    const due = { date: shopDay('2026-12-31'), minute: minuteOfDayFrom(minute) };
    expect(waitForDaytime(due)).toEqual(date && { date, minute: 540 });
  });
});
