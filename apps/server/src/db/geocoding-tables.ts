/** A cached geocoder answer, without a reference to the guest. */
export interface GeocodedAddressRow {
  address_key: string;
  /** GeocodedPlace as JSON; null: the address does not exist. */
  place: string | null;
  asked_at: string;
}
