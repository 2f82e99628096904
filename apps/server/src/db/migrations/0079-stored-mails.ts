/** Mails that were stored and not handed to a mail server (S3 L16). The version before this one marks none. */
export const storedMails = (): readonly string[] => [
  'alter table outbox add column stored integer not null default 0',
  'update outbox set stored = 1 where outbox_id in (select mail_id from written_mails)',
];
