import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';

/** A sheet of 60,000 rows; a menu of 5,000 dishes has 5 MB. */
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024;
const MOST_ENTRIES = 2000;

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const FILE = 0x04034b50;
const FILE_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** The parts that the reader uses; pictures and printer settings stay packed. */
const NEEDED = /\.(?:xml|rels)$/i;

/**
 * Unpacks the XML files of an .xlsx file into a zip file that is not compressed. The bytes are counted while they are unpacked, because
 * the sizes in a zip file may be wrong. Throws if it is no zip file.
 */
export async function unpackWorkbook(file: Buffer): Promise<Uint8Array | 'tooExtensive'> {
  const parts: Record<string, Uint8Array> = {};
  let room = MOST_UNPACKED_BYTES;
  for (const { name, method, packed } of listEntries(file)) {
    if (!NEEDED.test(name)) continue;
    const unpacked = await unpack(packed, method, room);
    if (unpacked === null) return 'tooExtensive';
    room -= unpacked.length;
    parts[name] = unpacked;
  }
  return zipSync(parts, { level: 0 });
}

/** null: there is no room for all of it. */
async function unpack(packed: Buffer, method: number, room: number): Promise<Buffer | null> {
  if (method === STORED) return packed.length > room ? null : packed;
  if (method !== DEFLATED) throw new Error(`unknown compression ${method}`);
  return (await fits(packed, room)) ? inflateRawSync(packed) : null;
}

/** Unpacks once without keeping anything, so that a file that is too large takes no memory. */
async function fits(packed: Buffer, room: number): Promise<boolean> {
  const inflate = createInflateRaw();
  inflate.end(packed);
  let bytes = 0;
  for await (const chunk of inflate) {
    bytes += Buffer.byteLength(chunk);
    if (bytes > room) return false;
  }
  return true;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
}

/** The entries that the directory at the end of a zip file lists. Reading outside of the file throws. */
function* listEntries(file: Buffer): Generator<Entry> {
  const end = file.lastIndexOf(END);
  if (end < 0 || end + END_BYTES > file.length) throw new Error('no directory');
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new Error(`${count} entries`);
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw new Error('no entry');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => file.readUInt16LE(at + field));
    const name = file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0));
    const packed = findPacked(file, file.readUInt32LE(at + 42), file.readUInt32LE(at + 20));
    yield { name, method: file.readUInt16LE(at + 10), packed };
    at += ENTRY_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
}

/** The content behind the header of a file. */
function findPacked(file: Buffer, at: number, bytes: number): Buffer {
  if (file.readUInt32LE(at) !== FILE) throw new Error('no file');
  const start = at + FILE_BYTES + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (start + bytes > file.length) throw new Error('the file is cut off');
  return file.subarray(start, start + bytes);
}
