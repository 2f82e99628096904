import { crc32, deflateRawSync } from 'node:zlib';

/** A sheet to write: rows of texts and numbers. */
interface NewSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
  /** A cell with a text far from the others: 'XFD1048576'. */
  readonly strayCell?: string;
}

/** Writes an .xlsx file without formats, uncompressed and at once: generated tests write thousands. */
export function writeWorkbook(sheets: readonly NewSheet[]): Uint8Array {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, id: index + 1 }));
  return zip([
    ['[Content_Types].xml', CONTENT_TYPES(numbered.map(({ id }) => id))],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered
        .map(({ name, id }) => `<sheet name="${escapeXml(name)}" sheetId="${id}" r:id="rId${id}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships(numbered.map(({ id }) => ['worksheet', `worksheets/sheet${id}.xml`] as const)),
    ],
    ...numbered.map((sheet) => [`xl/worksheets/sheet${sheet.id}.xml`, toSheetXml(sheet)] as const),
  ]);
}

const BOMB_CHUNK = 1024 * 1024;

/** Writes a small .xlsx file whose sheet is large once it is unpacked, while the file says that it has ten bytes. */
export function writeBomb(megabytes: number): Uint8Array {
  const sheet = toSheetXml({ name: 'Karte', rows: [['Name', 'Preis']] });
  const padding = Buffer.alloc(megabytes * BOMB_CHUNK, ' ');
  const packed = deflateRawSync(Buffer.concat([Buffer.from(sheet), padding]), { level: 9 });
  return zip([
    ['[Content_Types].xml', CONTENT_TYPES([1])],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Karte" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relationships([['worksheet', 'worksheets/sheet1.xml']])],
    ['xl/worksheets/sheet1.xml', { packed, claimedBytes: 10 }],
  ]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES = (ids: readonly number[]): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${ids
    .map((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)
    .join('')}</Types>`;

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const toSheetXml = ({ rows, strayCell }: NewSheet): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => toCellXml(cell, at, row)).join('')}</row>`)
    .join('')}${strayCell ? toStrayRow(strayCell) : ''}</sheetData></worksheet>`;

const toStrayRow = (cell: string): string =>
  `<row r="${cell.replace(/^[A-Z]+/, '')}"><c r="${cell}" t="inlineStr"><is><t>x</t></is></c></row>`;

const LETTERS = 26;

function toCellXml(cell: string | number, at: number, row: number): string {
  const first = at >= LETTERS ? String.fromCharCode(64 + Math.floor(at / LETTERS)) : '';
  const reference = `${first}${String.fromCharCode(65 + (at % LETTERS))}${row + 1}`;
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  return cell === ''
    ? ''
    : `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

interface Packed {
  readonly packed: Buffer;
  readonly claimedBytes: number;
}

/** A zip file with entries that are stored, or packed already. */
function zip(entries: readonly (readonly [name: string, content: string | Packed])[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const path = Buffer.from(name);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content.packed;
    const fields = describeEntry(path, bytes, typeof content === 'string' ? null : content.claimedBytes);
    const local = Buffer.concat([number32(0x04034b50), fields, path, bytes]);
    directory.push(
      Buffer.concat([number32(0x02014b50), number16(20), fields, Buffer.alloc(10), number32(offset), path]),
    );
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = number16(entries.length);
  const end = [
    number32(0x06054b50),
    number32(0),
    count,
    count,
    number32(central.length),
    number32(offset),
    number16(0),
  ];
  return Buffer.concat([...files, central, ...end]);
}

/** Version, flags, method, time, date, checksum, sizes and lengths, as in both headers of an entry. */
const describeEntry = (path: Buffer, bytes: Buffer, claimedBytes: number | null): Buffer =>
  Buffer.concat([
    ...[20, 0x0800, claimedBytes === null ? 0 : 8, 0, 0x21].map(number16),
    ...[crc32(bytes), bytes.length, claimedBytes ?? bytes.length].map(number32),
    ...[path.length, 0].map(number16),
  ]);

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
