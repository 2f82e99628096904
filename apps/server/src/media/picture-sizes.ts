/** Width by height in pixels; width 0: as wide as the height makes it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly isHeader: boolean;
  readonly format: (typeof PICTURE_FORMATS)[number];
}

export const PICTURE_FORMATS = ['webp', 'avif'] as const;

// S1 §9, each also twice as large for fine screens.
const LISTED = [
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

// What phones show of the header, the one picture for which a guest waits: a third smaller than as WebP, for four times the work.
const FOR_PHONES = '780x195';

const SIZES: ReadonlyMap<string, PictureSize> = new Map(
  [...LISTED.map((name) => `${name}.webp`), `${FOR_PHONES}.webp`, `${FOR_PHONES}.avif`].map((file) => {
    const [width = 0, height = 0] = file.split(/[x.]/).map(Number);
    const format = file.endsWith('.avif') ? 'avif' : 'webp';
    return [file, { width, height, isHeader: width * 9 === height * 16, format }];
  }),
);

/** The size of '288x192.webp'; null where it is none of the listed ones. */
export const pictureSizeOf = (file: string): PictureSize | null => SIZES.get(file) ?? null;
