/** Title, sentence and buttons of an alert. Without `cancel` there is nothing to decide. */
export interface Alert {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string | null;
}

export const notice = (title: string, text: string): Alert => ({ title, text, confirm: 'OK', cancel: null });
