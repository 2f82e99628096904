/** The postal address of the company, as placeholders. */
export const POSTAL_LINES = ['{{Unternehmen}}', '{{Straße}}', '{{PLZ}} {{Ort}}'] as const;

export const CONTACT_LINES = ['Telefon: {{Telefon}}', 'E-Mail: {{E-Mail}}'] as const;
