/** The state of a shop (S3 L1); null: from before there were states, decided when the shops are opened next. */
export const shopStates = (): readonly string[] => [`alter table shops add column state text`];
