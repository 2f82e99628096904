/** Which of the two advertising texts the guest accepted; unknown for older orders. */
export const advertisingText = (): readonly string[] => [`alter table orders add column advertising_version integer`];
