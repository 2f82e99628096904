import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const TYPES = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28 } as const;
type Type = keyof typeof TYPES;
const NAME_ERROR = 3;
const HEADER_BYTES = 12;

/** 'shop.example' → its records; a host that is missing does not exist; null: no answer. */
export type Zone = Readonly<Record<string, readonly (readonly [type: Type, value: string])[] | null>>;

/** A name server on this machine that speaks DNS over UDP (RFC 1035). */
export async function startFakeDns(zone: Zone) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    asked.push(name);
    const records = name in zone ? zone[name] : undefined;
    if (records === null) return;
    const answers = (records ?? []).filter(([each]) => TYPES[each] === type).map((record) => writeRecord(record));
    const header = Buffer.from(query.subarray(0, HEADER_BYTES));
    header.writeUInt16BE(0x8180 | (records === undefined ? NAME_ERROR : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { server: `127.0.0.1:${socket.address().port}`, asked, close: () => void socket.close() };
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function writeRecord([type, value]: readonly [Type, string]): Buffer {
  const bytes = toBytes(type, value);
  const head = Buffer.alloc(HEADER_BYTES);
  // A pointer to the name of the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPES[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

const writeName = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function toBytes(type: Type, value: string): Buffer {
  // Parts of at most 255 bytes.
  if (type === 'TXT')
    return Buffer.concat(
      (value.match(/.{1,255}/g) ?? []).map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
    );
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'CNAME') return writeName(value);
  // '10 mail.shop.example'; no name: a null MX.
  if (type === 'MX') {
    const [preference, name = ''] = value.split(' ');
    return Buffer.concat([Buffer.from([0, Number(preference)]), writeName(name)]);
  }
  const [head = '', tail = ''] = value.split('::').map((part) => part);
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return Buffer.concat(groups.map((group) => Buffer.from(group.padStart(4, '0'), 'hex')));
}
