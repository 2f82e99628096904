/** Icon shapes, 24 × 24, stroked. Each document contains the sprite once; `Icon` refers to it. */
const DRAWINGS = {
  alert: '<path d="M12 4 2.8 19.5h18.4L12 4Z"/><path d="M12 10v4.5M12 17v.01"/>',
  back: '<path d="m14.5 6.5-5.5 5.5 5.5 5.5"/>',
  bag: '<path d="M5 8h14l-1 12H6L5 8Z"/><path d="M9 10.5V7a3 3 0 0 1 6 0v3.5"/>',
  bank: '<path d="M3.5 9.5 12 4.5l8.5 5h-17ZM6 9.5v7.5M10 9.5v7.5M14 9.5v7.5M18 9.5v7.5M3.5 19.5h17"/>',
  bell: '<path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 18H5l1.5-1.5ZM10 20.5h4"/>',
  bike: '<circle cx="6" cy="16.5" r="3.5"/><circle cx="18" cy="16.5" r="3.5"/><path d="M6 16.5 9.5 9h5l3.5 7.5M9.5 9l3.5 7.5h-7M14.5 9 13.5 6H16"/>',
  bin: '<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6"/>',
  card: '<rect x="3" y="6" width="18" height="12.5" rx="2"/><path d="M3 10h18M7 15h3"/>',
  cash: '<rect x="3" y="6.5" width="18" height="11" rx="1.5"/><circle cx="12" cy="12" r="2.5"/><path d="M6 9.5v0M18 14.5v0"/>',
  check: '<path d="m5.5 12.5 4.5 4.5 8.5-10"/>',
  code: '<path d="M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5zM14.5 14.5h2v2h-2zM19.5 14.5v2M14.5 19.5h2M19.5 19.5v.01"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>',
  close: '<path d="m6.5 6.5 11 11M17.5 6.5l-11 11"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2"/>',
  cutlery: '<path d="M7.5 4v16M5 4v4.5a2.5 2.5 0 0 0 5 0V4M16.5 20V4c-2 1-3 3.5-3 6.5 0 2 1 3 3 3"/>',
  debit: '<rect x="3" y="6" width="18" height="12.5" rx="2"/><path d="M6.5 10.5H10v3H6.5zM14 13.5h4M14 10.5h4"/>',
  down: '<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>',
  download: '<path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14"/>',
  edit: '<path d="m5 19 1-4L15.5 5.5a1.8 1.8 0 0 1 3 3L9 18l-4 1ZM13.5 7.5l3 3"/>',
  flame: '<path d="M12 3.5c1 3.5 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 .3 1.5 1 2 1.5 2 .5-3-.5-5 1.5-8Z"/>',
  glass: '<path d="M7 4h10l-1 9a4 4 0 0 1-8 0L7 4ZM12 17v3.5M8.5 20.5h7M7.5 9h9"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8v.01"/>',
  leaf: '<path d="M19.5 4.5C10 4.5 5 9 5 14.5c0 3 2 5 4.5 5C16 19.5 19.5 13 19.5 4.5Z"/><path d="M4.5 20C7 15 10 12 14 9.5"/>',
  lock: '<rect x="5.5" y="10.5" width="13" height="9.5" rx="2"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
  mail: '<rect x="3" y="6" width="18" height="12.5" rx="2"/><path d="m4 8 8 6 8-6"/>',
  menu: '<path d="M4.5 7h15M4.5 12h15M4.5 17h15"/>',
  minus: '<path d="M6 12h12"/>',
  mobile: '<rect x="7" y="3.5" width="10" height="17" rx="2"/><path d="M10.5 17.5h3"/>',
  next: '<path d="m9.5 6.5 5.5 5.5-5.5 5.5"/>',
  offline:
    '<path d="M3 9.5a14 14 0 0 1 5-3M21 9.5a13.5 13.5 0 0 0-8.5-3.9M6.5 13.5a8.5 8.5 0 0 1 4-2.3M17.5 13.5a8 8 0 0 0-2-1.5M12 18v.01M4 4l16 16"/>',
  pepper:
    '<path d="M14.5 8.5c3.5 0 4.5 3 3.5 5.5-1.5 4-6 6-13 6 5-1.5 6.5-4 7-7.5.3-2.4 1-4 2.5-4Z"/><path d="M15 8.5c0-2 .8-3.5 2.5-4.5"/>',
  phone:
    '<path d="M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2.2 2A14.5 14.5 0 0 1 4 6.2 2 2 0 0 1 6 4Z"/>',
  pin: '<path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0C18.5 15.4 12 21 12 21Z"/><circle cx="12" cy="10" r="2.25"/>',
  plus: '<path d="M12 6v12M6 12h12"/>',
  receipt: '<path d="M6 3.5h12V21l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21V3.5Z"/><path d="M9.5 8h5M9.5 12h5"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  share: '<path d="M12 15V4M8 7.5 12 3.5l4 4"/><path d="M7.5 11H6v9h12v-9h-1.5"/>',
  star: '<path d="m12 4.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3-3.8-3.7 5.2-.7Z"/>',
  table: '<path d="M3.5 9h17M5.5 9v10M18.5 9v10M9 13.5h6"/>',
  target:
    '<circle cx="12" cy="12" r="6.5"/><path d="M12 3v3.5M12 17.5V21M3 12h3.5M17.5 12H21"/><circle cx="12" cy="12" r="1.5"/>',
  users:
    '<circle cx="9" cy="9" r="3.25"/><path d="M3 19.5c.4-3.6 3-5.5 6-5.5s5.6 1.9 6 5.5M15.5 6.2a3.2 3.2 0 0 1 0 5.7M17.5 14.5c2 .7 3.2 2.5 3.5 5"/>',
  waiter: '<path d="M4 17.5h16M5.5 17.5a6.5 6.5 0 0 1 13 0M12 11V8.5M10.5 8.5h3M8.5 20.5h7"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5a7.5 7.5 0 0 1 15 0"/>',
  wallet:
    '<path d="M4 7.5h14.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18V7.5Zm0 0A1.5 1.5 0 0 1 5.5 6L16 4.5v3"/><path d="M20 11.5h-4a2 2 0 0 0 0 4h4"/>',
} as const;

export type IconName = keyof typeof DRAWINGS;

const symbols = Object.entries(DRAWINGS).map(
  ([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
);

export const ICON_SPRITE: string = `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
