/**
 * Marks addresses and passwords that others have set: people are asked to replace them (decision 104). Of accounts from before, those of the
 * first owner are known.
 */
export const presetAccess = (): readonly string[] => [
  'alter table staff add column preset_email integer not null default 0',
  'alter table staff add column preset_password integer not null default 0',
  "update staff set preset_email = 1 where email = 'inhaber@tischlein.local'",
  'update staff set preset_password = 1 where staff_id in (select staff_id from first_sign_ins)',
];
