/**
 * The company or sole trader that runs shops (S3 L1). Fields can be empty while a shop is a draft; absent: unknown or there is
 * none.
 */
export interface LegalEntity {
  /** With its legal form: 'Tramonto Gastronomie GmbH'. */
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly taxNumber?: string;
  /** 'DE123456788' */
  readonly vatId?: string;
  /** 'Giulia Conti' */
  readonly representedBy?: string;
  /** 'Amtsgericht Berlin-Charlottenburg, HRB 123456' */
  readonly register?: string;
}

/** Legal forms that a register lists (§ 5 (1) No. 4 DDG). */
export const REGISTERED: RegExp =
  /(?<![\p{L}\p{N}])(?:g?GmbH|UG|AG|KG|KGaA|OHG|SE|eG|eGbR|PartG|e\. ?K)(?![\p{L}\p{N}])/u;

const IDENTITY = ['name', 'street', 'zip', 'city', 'taxNumber'] as const;

/** Returns whether two documents mean the same entity: equal name, address and tax number (S3 L1). */
export const isSameLegalEntity = (left: LegalEntity, right: LegalEntity): boolean =>
  IDENTITY.every((field) => (left[field] ?? '') === (right[field] ?? ''));
