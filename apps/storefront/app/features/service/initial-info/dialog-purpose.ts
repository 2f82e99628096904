/** What the initial info dialog is opened for. */
export interface DialogPurpose {
  /** It finds the right branch, instead of asking how to order here (S2 §2 'franchise mode'). */
  readonly isFranchise: boolean;
  /** It shows the list of the branches at once. */
  readonly isListOnly: boolean;
  /** Name of the dish or combo that the guest wanted to see. */
  readonly selectedDish: string | null;
}
