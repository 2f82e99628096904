/** What an alert says: its title, its sentence, its buttons. Without `cancel` there is nothing to decide. */
export interface Alert {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string | null;
}

export const notice = (title: string, text: string): Alert => ({ title, text, confirm: 'OK', cancel: null });
