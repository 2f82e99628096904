/** Flags for this browser only (S1 §3 Developer-mode flags). */
export const DEVELOPER_FLAGS = [
  'autoOpenSidebar',
  'hideTopWelcome',
  'rorderLink',
  'isFranchiseOverview',
  'verticalMenu',
  'showDishNumbers',
  'showDishPictures',
  'showExtraPrices',
  'showLogin',
  'showCheckoutNavigation',
  'trackEventsOnConsole',
  'automaticPollGroupOrder',
] as const;
export type DeveloperFlag = (typeof DEVELOPER_FLAGS)[number];
