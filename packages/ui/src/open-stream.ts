// A little more than two heartbeats: after that the connection is dead, even if the browser has not noticed.
const SILENCE_MS = 35_000;

interface StreamHandlers {
  readonly opened: () => void;
  readonly heard: (name: string, data: string) => void;
  /** The stream has failed, ended or fallen silent; it is closed. */
  readonly lost: () => void;
}

export interface OpenStream {
  readonly close: () => void;
  /** Listens to events of this name. */
  readonly listen: (name: string) => void;
}

/** Opens a stream of server-sent events. It does not reconnect. */
export function openStream(address: string, { opened, heard, lost }: StreamHandlers): OpenStream {
  const source = new EventSource(address);
  const names = new Set<string>();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    clearTimeout(silence);
    source.close();
  };
  const end = (): void => {
    close();
    lost();
  };
  const alive = (): void => {
    clearTimeout(silence);
    silence = setTimeout(end, SILENCE_MS);
  };
  alive();
  source.addEventListener('open', () => {
    alive();
    opened();
  });
  source.addEventListener('heartbeat', alive);
  source.addEventListener('error', end);
  const listen = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      alive();
      heard(name, data);
    });
  };
  return { close, listen };
}
