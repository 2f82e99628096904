import { Zip, ZipDeflate } from 'fflate';

export interface FileToZip {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Streams files as a ZIP archive: one at a time is in memory. */
export async function* zipFiles(
  files: AsyncIterable<FileToZip>,
  changedAt: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipDeflate(name);
    file.mtime = changedAt;
    zip.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
