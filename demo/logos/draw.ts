// node demo/logos/draw.ts: draws the logos of the demo shops into demo/media: white on transparent, 480 pixels
// high.
import { join } from 'node:path';
import sharp from 'sharp';

const SUNSET =
  '<path d="M12 36a20 20 0 0 1 40 0Z"/><rect x="6" y="40" width="52" height="3.5" rx="1.75"/><rect x="14" y="47" width="36" height="3.5" rx="1.75"/><rect x="23" y="54" width="18" height="3.5" rx="1.75"/>';
const WOK =
  '<path d="M8 30h48a24 22 0 0 1-48 0Z"/><rect x="2" y="26" width="60" height="3.5" rx="1.75"/><path d="M24 20c-4-5 4-7 0-12M34 20c-4-5 4-7 0-12M44 20c-4-5 4-7 0-12" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>';

const LOGOS = { 'logo-tramonto': SUNSET, 'logo-wok-garten': WOK };

for (const [name, shapes] of Object.entries(LOGOS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="480" height="480" fill="#fff">${shapes}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ lossless: true })
    .toFile(join(import.meta.dirname, '..', 'media', `${name}.webp`));
}
