/** Which of the two texts a guest agreed to who wants advertising; orders from before know only that he did. */
export const advertisingText = (): readonly string[] => [`alter table orders add column advertising_version integer`];
