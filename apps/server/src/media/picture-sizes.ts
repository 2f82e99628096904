import { LOGO_FILE } from '../shops/logo.ts';

/** In pixels; width 0: derived from the height. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly isHeader: boolean;
  readonly format: (typeof FORMATS)[number];
}

const FORMATS = ['webp', 'avif', 'png'] as const;

// The sizes of S1 §9, each also doubled for high-density screens.
const LISTED_SIZES = [
  '1920x1080',
  '960x540',
  '195x195',
  '390x390',
  '138x138',
  '276x276',
  '240x240',
  '480x480',
  '288x192',
  '576x384',
  '378x192',
  '756x384',
  '397x264',
  '794x528',
  '0x300',
  '0x480',
] as const;

const PHONE_HEADER_SIZE = '780x195';
// The header's strip on phones, which is the largest paint there. AVIF is a third smaller than WebP, but four times the
// work; less than ten packets (14 kB) arrive in one round trip of a new connection.
const PHONE_STRIP = '780x112.avif';

const SIZES: ReadonlyMap<string, PictureSize> = new Map(
  [
    ...LISTED_SIZES.map((name) => `${name}.webp`),
    `${PHONE_HEADER_SIZE}.webp`,
    `${PHONE_HEADER_SIZE}.avif`,
    PHONE_STRIP,
    LOGO_FILE,
  ].map((file) => {
    const [width = 0, height = 0] = file.split(/[x.]/).map(Number);
    const format = FORMATS.find((each) => file.endsWith(`.${each}`)) ?? 'webp';
    return [file, { width, height, isHeader: width * 9 === height * 16, format }];
  }),
);

/** The size for a file such as '288x192.webp'; null if it is not listed. */
export const findPictureSize = (file: string): PictureSize | null => SIZES.get(file) ?? null;
