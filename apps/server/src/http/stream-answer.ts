import type { EventStream } from './event-stream.ts';

interface Followed<Answer> {
  readonly event: string;
  readonly read: () => Promise<Answer>;
  /** Calls the function after each change that may concern the answer; returns what stops it. */
  readonly subscribe: readonly ((changed: () => void) => () => void)[];
  /** Checked before each event. */
  readonly isAllowed?: () => Promise<boolean>;
}

/** Sends an answer now and after each change, one after the other and only if it differs. */
export function streamAnswer<Answer extends { readonly now: string }>({
  event,
  read,
  subscribe,
  isAllowed,
}: Followed<Answer>): (stream: EventStream) => () => void {
  return (stream) => {
    let sent = '';
    let isQueued = false;
    let sending = Promise.resolve();
    const send = async (): Promise<void> => {
      isQueued = false;
      const answer = await read();
      const content = JSON.stringify({ ...answer, now: '' });
      if (content === sent) return;
      if (isAllowed && !(await isAllowed())) return stream.close();
      sent = content;
      await stream.send({ event, data: answer });
    };
    // Changes while one is sent are sent as one.
    const queueSend = (): void => {
      if (isQueued) return;
      isQueued = true;
      sending = sending.then(send).catch(() => stream.close());
    };
    queueSend();
    const stops = subscribe.map((each) => each(queueSend));
    return () => stops.forEach((stop) => stop());
  };
}
