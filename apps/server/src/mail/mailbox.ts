/** A mail, ready to go. */
export interface Mail {
  /** From the outbox row: the same mail sent twice has the same Message-ID (reliability I11). */
  readonly id: string;
  readonly createdAt: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where mails go. */
export interface Mailbox {
  send(mail: Mail): Promise<void>;
  close(): void;
}
