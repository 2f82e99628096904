import type { IconName } from './icon-sprite.ts';

/** An icon of the document's sprite; says nothing to screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
