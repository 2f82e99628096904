/** Why a merchant may hide a text. A bad rating is no reason (UWG § 5b (3), no. 23c of its annex). */
export const HIDE_REASONS = ['insult', 'personalData', 'advertising', 'offTopic', 'illegal'] as const;
export type HideReason = (typeof HIDE_REASONS)[number];
