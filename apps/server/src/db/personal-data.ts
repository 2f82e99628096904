import type { OrderId, ShopId } from '@tischlein/domain';
import type { Hindrance, PersonalEntry } from '@tischlein/domain/guests';
import type { Reader, Writer } from './database.ts';
import type { Tables } from './tables.ts';

/** A guest as one shop knows them; people are told apart by their normalized e-mail address, else by their phone number. */
export interface Person {
  readonly shopId: ShopId;
  /** Normalized; '' for a person known by phone only. */
  readonly email: string;
  /** Normalized; '' for a person known by e-mail. */
  readonly phone: string;
  /** Their orders, and one id that no order has, so that SQL gets a list. */
  readonly orders: readonly OrderId[];
  /** Hashes by which coupons recognize them. */
  readonly customers: readonly string[];
  readonly now: string;
}

/** What a room of the server holds about guests. It is part of the room's `room.ts`. */
export interface PersonalDataPart {
  /** The columns that tell who a guest is or what they wrote, by table. */
  readonly columns: { readonly [Name in keyof Tables]?: readonly (keyof Tables[Name])[] };
  readonly read: (reader: Reader, person: Person) => Promise<readonly PersonalEntry[]>;
  /** Deletes or anonymizes everything that may go. */
  readonly erase: (writer: Writer, person: Person) => Promise<void>;
  /** What a deletion has to wait for; absent: nothing. */
  readonly findHindrances?: (reader: Reader, person: Person) => Promise<readonly Hindrance[]>;
}
