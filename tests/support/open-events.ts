interface ReceivedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** Reads server-sent events as a browser does, without heartbeats; null: the stream has ended. */
export async function openEvents(port: number, path: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: leaving.signal });
  const events = eventsOf(answer);
  return {
    next: async (): Promise<ReceivedEvent | null> => (await events.next()).value ?? null,
    close: async () => {
      leaving.abort();
      await events.next().catch(() => {});
    },
  };
}

async function* eventsOf(answer: Response): AsyncGenerator<ReceivedEvent> {
  let rest = '';
  for await (const part of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${part}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      const data = fields.get('data');
      if (data !== undefined && fields.get('event') !== 'heartbeat')
        yield { id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data) };
    }
  }
}
