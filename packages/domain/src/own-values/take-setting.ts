import type { MenuDocument } from '../menu/menu-document.ts';
import type { ShopConfig } from '../shop/shop-config.ts';
import { readField } from '../unknown-value.ts';
import type { ValuePath } from './own-value.ts';
import { takeValue } from './take-values.ts';

/** A configuration that takes a value of another one over; what has no place stays as it is. The path begins with the setting. */
export function takeSetting(source: ShopConfig, target: ShopConfig, [key = '', ...inside]: ValuePath): ShopConfig {
  const value = takeValue(readField(source, key), readField(target, key), inside);
  if (value === null && inside.length > 0) return target;
  const taken = { ...target, [key]: value };
  if (value === undefined) Reflect.deleteProperty(taken, key);
  return taken;
}

/** The same for a menu; the path begins with its part. */
export function takeMenuValue(
  source: MenuDocument,
  target: MenuDocument,
  [part = '', ...inside]: ValuePath,
): MenuDocument {
  const value = takeValue(readField(source, part), readField(target, part), inside);
  return value === null || value === undefined ? target : { ...target, [part]: value };
}
