/** An object in a list. */
interface ListedBlob {
  readonly key: string;
  readonly writtenAt: string;
}

/** A place for files that can be made again: rendered pictures, map tiles. Keys are paths: 'media/3f/3fa9.webp'. */
export interface BlobStore {
  /** null: there is none. */
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Does nothing if there is none. */
  delete(key: string): Promise<void>;
  list(prefix: string): Promise<readonly ListedBlob[]>;
}
