/**
 * What a waiter's session ends with (S3 W16). Sessions of the version before name nothing, so this version does not accept them; its own
 * are accepted by both.
 */
export const boundWaiterSessions = (): readonly string[] => [
  'alter table waiter_sessions add column password_since text',
  'alter table waiter_sessions add column session_hash text',
];
