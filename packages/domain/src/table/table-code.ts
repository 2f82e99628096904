/** What the parameter `tisch` of an address holds (S4 Addresses, S3 W1, W4, W6). */
export type TableParameter =
  | { readonly kind: 'number'; readonly table: number }
  | { readonly kind: 'code'; readonly table: number; readonly version: number; readonly signature: string }
  | { readonly kind: 'password'; readonly password: string };

const CODE = /^(?<table>[1-9]\d{0,3})-(?<version>\d{1,6})-(?<signature>[\w-]{22})$/;

/** Reads the parameter `tisch`: a typed number, the code of a QR code, or the waiter password. */
export function readTableParameter(value: string): TableParameter {
  const { table = '', version = '', signature = '' } = CODE.exec(value)?.groups ?? {};
  if (table !== '') return { kind: 'code', table: Number(table), version: Number(version), signature };
  if (/^\d{1,4}$/.test(value)) return { kind: 'number', table: Number(value) };
  return { kind: 'password', password: value };
}

/** 'at least eight characters with a letter', so that it is neither a number nor easily guessed. */
export const isWaiterPassword = (password: string): boolean =>
  password.length >= 8 && /\p{L}/u.test(password) && readTableParameter(password).kind === 'password';
