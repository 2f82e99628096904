import type { AdvertisingVersion } from '@tischlein/domain/checkout';

// Both name the restaurant and the content of the mails: without that the consent is void.
const TEXTS: Readonly<Record<AdvertisingVersion, (restaurant: string) => string>> = {
  1: (restaurant) => `Schick mir Angebote und Gutscheine von ${restaurant} per E-Mail.`,
  2: (restaurant) =>
    `Ja, ich möchte keine Aktion verpassen: ${restaurant} darf mir Angebote und Gutscheine per E-Mail senden.`,
};

/** The text beside the advertising checkbox, in its two versions (S2 §2, §9). */
export const advertisingText = (version: AdvertisingVersion, restaurant: string): string => TEXTS[version](restaurant);
