import type { IconName } from './icon-sprite.ts';
import { Icon } from './icon.tsx';

// Only in late pages, so they are no part of the sprite that each document contains.
const PATHS = {
  calendar:
    'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8.5 3.5v4M15.5 3.5v4',
  gift: 'M4.5 11.5h15V20h-15zM3.5 8h17v3.5h-17zM12 8v12M12 8c-4 0-5.5-1-5.5-2.5S9 3 10 4.5 12 8 12 8Zm0 0c4 0 5.5-1 5.5-2.5S15 3 14 4.5 12 8 12 8Z',
} as const;

type LateName = keyof typeof PATHS;
export type FactIconName = IconName | LateName;

const isLate = (name: FactIconName): name is LateName => name in PATHS;

/** An icon beside a fact. */
export function FactIcon({ name }: { readonly name: FactIconName }) {
  if (!isLate(name)) return <Icon name={name} />;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
