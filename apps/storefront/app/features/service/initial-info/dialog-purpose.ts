export interface DialogPurpose {
  /** Finds the right branch instead of asking for order options here (S2 §2 Initial info dialog, franchise mode). */
  readonly isFranchise: boolean;
  /** Starts with the list of branches. */
  readonly isListOnly: boolean;
  /** Name of the dish or combo the guest wanted to open. */
  readonly selectedDish: string | null;
}
