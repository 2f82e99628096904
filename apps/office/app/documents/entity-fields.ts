import type { LegalEntity, ShopConfig } from '@tischlein/domain/shop';

/** The fields of the form, in its order. */
export const ENTITY_FIELDS = [
  { field: 'name', type: 'text' },
  { field: 'street', type: 'text' },
  { field: 'zip', type: 'text' },
  { field: 'city', type: 'text' },
  { field: 'email', type: 'email' },
  { field: 'phone', type: 'tel' },
  { field: 'taxNumber', type: 'text' },
  { field: 'vatId', type: 'text' },
  { field: 'representedBy', type: 'text' },
  { field: 'register', type: 'text' },
] as const satisfies readonly { readonly field: keyof LegalEntity; readonly type: string }[];

export const REQUIRED_FIELDS: readonly (keyof LegalEntity)[] = ['name', 'street', 'zip', 'city', 'email', 'phone'];

export const NO_ENTITY: LegalEntity = { name: '', street: '', zip: '', city: '', email: '', phone: '' };

/** The company as the restaurant's own values describe it; its legal form and its numbers are not known. */
export const suggestEntity = (restaurant: ShopConfig): LegalEntity => ({
  name: restaurant.restaurantName,
  street: restaurant.restaurantStreet,
  zip: restaurant.restaurantZip,
  city: restaurant.restaurantCity,
  email: restaurant.email,
  phone: restaurant.phone,
});

/** As it is sent: without blanks at the ends and without empty optional fields. */
export function toEntity(typed: LegalEntity): LegalEntity {
  const { taxNumber, vatId, representedBy, register, ...required } = typed;
  const trim = (text: string | undefined): string => (text ?? '').trim();
  const optional = { taxNumber, vatId: vatId?.replaceAll(/\s/g, '').toUpperCase(), representedBy, register };
  return {
    name: trim(required.name),
    street: trim(required.street),
    zip: trim(required.zip),
    city: trim(required.city),
    email: trim(required.email),
    phone: trim(required.phone),
    ...Object.fromEntries(
      Object.entries(optional).flatMap(([field, text]) => (trim(text) ? [[field, trim(text)]] : [])),
    ),
  };
}
