import type { OfficeSession } from '@tischlein/contract/office';
import type { CSSProperties } from 'react';

interface ShopMarkProps {
  readonly shop: Pick<OfficeSession['shops'][number], 'name' | 'primaryColor'>;
}

type MarkColour = CSSProperties & Readonly<Record<'--mark', string>>;

const toColour = (primaryColor: string): MarkColour => ({ '--mark': primaryColor });

/** The first letter of a shop in its own colour: the one place of the frame that has it. */
export const ShopMark = ({ shop }: ShopMarkProps) => (
  <span className="mark shop-mark" aria-hidden="true" style={toColour(shop.primaryColor)}>
    {shop.name.slice(0, 1).toUpperCase()}
  </span>
);
