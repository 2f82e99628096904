import type { ColumnTypes } from '../../column-types.ts';

/** The people and devices of the office, and what they did. */
export const staffTables = ({ bigint, strict, keyed }: ColumnTypes): readonly string[] => [
  `create table staff (
    staff_id text not null primary key, email text not null unique, password_hash text not null, role text not null,
    created_at text not null, name text not null default '',
    totp_secret text, -- Sealed with SECRET_KEY.
    totp_since text, -- When the first code was right; null: the second factor is off.
    totp_period ${bigint} not null default 0, -- The period of the last accepted code: none is accepted twice.
    device_shop_id text references shops on delete cascade -- The shop of a device that a shift shares; null: a person.
  ) ${strict}`,
  // The shops of a member of staff; owners have access to all.
  `create table staff_shops (
    staff_id text not null references staff on delete cascade, shop_id text not null references shops on delete cascade,
    primary key (staff_id, shop_id)
  ) ${keyed}`,
  `create table staff_sessions (
    token_hash text not null primary key, staff_id text not null references staff on delete cascade,
    created_at text not null, expires_at text not null,
    device text not null default '', -- 'Safari auf iPhone'
    seen_at text not null default '',
    lasts_minutes ${bigint} not null default 43200 -- From when it was last seen.
  ) ${keyed}`,
  // A link to the office that works once: an invitation, a forgotten password, a new e-mail address, a shared device.
  `create table staff_links (
    link_id text not null primary key, kind text not null,
    staff_id text references staff on delete cascade, -- null: an invitation.
    email text not null, -- The invited or the new address; that of the account for passwords; '' for devices.
    role text, -- Of invitations.
    shops text not null, -- Ids of shops as JSON.
    expires_at text not null
  ) ${strict}`,
  `create index staff_links_by_age on staff_links (expires_at)`,
  `create unique index staff_links_by_invited on staff_links (email) where kind = 'invitation'`,
  // Signs in once, when the authenticator app is lost.
  `create table staff_recovery_codes (
    staff_id text not null references staff on delete cascade, code_hash text not null,
    primary key (staff_id, code_hash)
  ) ${keyed}`,
  // A rule that holds for the whole installation while its row exists.
  `create table staff_rules (rule text not null primary key, since text not null) ${keyed}`,
  // The first owner, who has not signed in yet.
  `create table first_sign_ins (
    staff_id text not null primary key references staff (staff_id) on delete cascade,
    demo_open integer not null, -- 1: the demo is not loaded completely.
    shown_at text -- When a start has last shown the password; null: never.
  ) ${strict}`,
  // A public key that signs in (WebAuthn).
  `create table staff_passkeys (
    credential_id text not null primary key, staff_id text not null references staff on delete cascade,
    name text not null,
    host text not null, -- The only host where browsers offer it: its RP ID.
    public_key text not null, -- COSE, in Base64url.
    counter ${bigint} not null, -- Of signatures; stays 0 for passkeys that are synchronized.
    created_at text not null, last_used_at text
  ) ${strict}`,
  `create index staff_passkeys_by_staff on staff_passkeys (staff_id)`,
  // What a passkey has to sign, once.
  `create table passkey_challenges (
    challenge text not null primary key,
    staff_id text references staff on delete cascade, -- Who adds a passkey; null: it is for signing in.
    expires_at text not null
  ) ${strict}`,
  `create index passkey_challenges_by_age on passkey_challenges (expires_at)`,
  // The PIN of a device that a shift shares.
  `create table staff_devices (
    staff_id text not null primary key references staff on delete cascade, pin_hash text not null,
    wrong_pins ${bigint} not null, -- In a row.
    locked_at text
  ) ${keyed}`,
  // A browser of staff that is told about a shop's orders during a shift; deleted with its session.
  `create table shift_browsers (
    shop_id text not null references shops,
    subscription_id text not null, -- Hash of the endpoint.
    session_hash text not null references staff_sessions on delete cascade,
    desk_id text not null, -- The shop whose desk was open when the shift began.
    endpoint text not null, -- Address at the browser's push service.
    p256dh text not null, auth text not null, created_at text not null,
    primary key (shop_id, subscription_id)
  ) ${strict}`,
  `create index shift_browsers_by_session on shift_browsers (session_hash)`,
  `create index shift_browsers_by_subscription on shift_browsers (subscription_id)`,
  // The unsaved look of a shop that a member of staff works on; replaced by each change, deleted after a day.
  `create table look_drafts (
    shop_id text not null references shops, staff_id text not null, version text not null,
    look text not null, -- LookDraft as JSON.
    changed_at text not null,
    primary key (shop_id, staff_id)
  ) ${strict}`,
  `create index look_drafts_by_age on look_drafts (changed_at)`,
  // A member of staff who wants the figures of each month by mail.
  `create table monthly_mails (
    shop_id text not null references shops, staff_id text not null references staff on delete cascade,
    since text not null,
    sent_month text not null, -- The last month that was sent, 'YYYY-MM'.
    primary key (shop_id, staff_id)
  ) ${strict}`,
  // A change that a person, a device, an API key or a command has made. Without secrets and data of guests.
  `create table audit_log (
    shop_id text not null, -- '' for changes that are about no shop: people of the office, the own account.
    entry_id text not null, at text not null,
    call text not null, -- Name of the call in the contract, or of the command: 'command:import'.
    area text not null, author_kind text not null,
    author text not null, -- What others call them: an e-mail address, a device's or a key's name.
    device text not null, -- 'Safari auf iPhone'
    subject text not null, -- What it was about: '4711', 'Kasse'.
    details text not null, -- AuditDetail[] as JSON.
    primary key (shop_id, entry_id)
  ) ${strict}`,
  `create index audit_log_by_time on audit_log (shop_id, at)`,
];
