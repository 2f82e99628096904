import { describe, expect, it } from 'vitest';
import { DEVELOPER_FLAGS } from './developer-flag-names.ts';
import { isFlagOn, NOTHING_SWITCHED, readFlags, withFlags } from './developer-flags.ts';

const SHOP = {
  isFranchiseOverview: true,
  showDishNumbers: false,
  verticalMenu: false,
  enableDishPictures: false,
  enableLogin: false,
};

describe('developer flags (S1 §3)', () => {
  it('are false, except trackEventsOnConsole and automaticPollGroupOrder, and those from the configuration', () => {
    expect(DEVELOPER_FLAGS.filter((flag) => isFlagOn(flag, SHOP, NOTHING_SWITCHED))).toEqual([
      'isFranchiseOverview',
      'trackEventsOnConsole',
      'automaticPollGroupOrder',
    ]);
  });

  it('change what the shop shows, and nothing if none is set', () => {
    expect(withFlags(SHOP, NOTHING_SWITCHED)).toBe(SHOP);
    expect(
      withFlags(SHOP, { verticalMenu: true, showDishPictures: true, showLogin: true, showDishNumbers: true }),
    ).toEqual({
      isFranchiseOverview: true,
      showDishNumbers: true,
      verticalMenu: true,
      enableDishPictures: true,
      enableLogin: true,
    });
    expect(withFlags(SHOP, { isFranchiseOverview: false }).isFranchiseOverview).toBe(false);
  });

  it.each([null, 'ja', 7, { verticalMenu: 'true' }])('ignore values that are not flags: %j', (kept) => {
    expect(readFlags(kept)).toEqual({});
  });

  it('are read as they were stored', () => {
    expect(readFlags({ verticalMenu: true, trackEventsOnConsole: false, other: 1 })).toEqual({
      verticalMenu: true,
      trackEventsOnConsole: false,
    });
  });
});
