import type { StaffRole } from '@tischlein/domain/staff';

/** A link to the office that works once: an invitation, a forgotten password, a new e-mail address, a shared device. */
export interface StaffLinkRow {
  link_id: string;
  kind: 'invitation' | 'password' | 'email' | 'device';
  /** null: an invitation. */
  staff_id: string | null;
  /** The invited or the new address; that of the account for passwords; '' for devices. */
  email: string;
  /** Of invitations. */
  role: StaffRole | null;
  /** Ids of shops as JSON. */
  shops: string;
  expires_at: string;
}

/** The first owner, who has not signed in yet. */
export interface FirstSignInRow {
  staff_id: string;
  /** 1: the demo is not loaded completely. */
  demo_open: number;
  /** When a start has last shown the password; null: never. */
  shown_at: string | null;
}

/** Signs in once, when the authenticator app is lost. */
export interface RecoveryCodeRow {
  staff_id: string;
  code_hash: string;
}

/** A rule that holds for the whole installation while its row exists. */
export interface StaffRuleRow {
  rule: 'secondFactor';
  since: string;
}

/** A public key that signs in (WebAuthn). */
export interface PasskeyRow {
  credential_id: string;
  staff_id: string;
  name: string;
  /** The only host where browsers offer it: its RP ID. */
  host: string;
  /** COSE, in Base64url. */
  public_key: string;
  /** Of signatures; stays 0 for passkeys that are synchronized. */
  counter: number;
  created_at: string;
  last_used_at: string | null;
}

/** What a passkey has to sign, once. */
export interface PasskeyChallengeRow {
  challenge: string;
  /** Who adds a passkey; null: it is for signing in. */
  staff_id: string | null;
  expires_at: string;
}

/** The PIN of a device that a shift shares. */
export interface StaffDeviceRow {
  staff_id: string;
  pin_hash: string;
  /** In a row. */
  wrong_pins: number;
  locked_at: string | null;
}
