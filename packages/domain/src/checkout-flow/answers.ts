/** The guest's answers to questions asked while submitting. */
export interface Answers {
  readonly isConfirmed: boolean;
  readonly acceptsWithoutUnsuitable: boolean;
  readonly skipGoogleValidation: boolean;
  /** Submitted with PayPal's own button. */
  readonly viaPayPalButton: boolean;
  /** The new total the guest agreed to after the server calculated a different one. */
  readonly agreed: AgreedPrice | null;
}

/** The server's version of the order: its total in cents and the free items that still apply. */
export interface AgreedPrice {
  readonly total: number;
  readonly freeItems: readonly string[];
}

export const NO_ANSWERS: Answers = {
  isConfirmed: false,
  acceptsWithoutUnsuitable: false,
  skipGoogleValidation: false,
  viaPayPalButton: false,
  agreed: null,
};

/** Answers with the order type and time they were given for; for another one they do not count (S3 O5). */
export interface GivenAnswers {
  readonly answers: Answers;
  readonly occasion: string;
}
