import type { AdvertisingVersion } from '@tischlein/domain/checkout';

// Both say whose mails they are and what is in them: otherwise nobody has agreed to anything.
const TEXTS: Readonly<Record<AdvertisingVersion, (restaurant: string) => string>> = {
  1: (restaurant) => `Schick mir Angebote und Gutscheine von ${restaurant} per E-Mail.`,
  2: (restaurant) =>
    `Ja, ich möchte keine Aktion verpassen: ${restaurant} darf mir Angebote und Gutscheine per E-Mail senden.`,
};

/** What stands at the box for advertising, in one of its two versions (S2 §2, §9). */
export const advertisingText = (version: AdvertisingVersion, restaurant: string): string => TEXTS[version](restaurant);
