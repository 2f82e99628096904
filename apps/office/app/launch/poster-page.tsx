import { saveFile } from '@tischlein/ui/save-file';
import { QrCode } from '@tischlein/ui/qr-code';
import { OPENED, POSTER } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/first-hour.css';
import { RadioList } from '../ui/radio-list.tsx';
import { useShopAddress } from './use-shop-address.ts';

const SIZES = ['a4', 'a6'] as const;

/** A sheet with the QR code of the shop, for the door or as a flyer. */
export function PosterPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const address = useShopAddress(shop);
  const [size, setSize] = useState<(typeof SIZES)[number]>('a4');
  const sheet = useRef<HTMLElement>(null);
  return (
    <OfficeFrame title={POSTER.title} crumb={{ path: '/eroeffnet', name: OPENED.title }}>
      <div className="stack poster-tools">
        <RadioList legend={POSTER.format} values={SIZES} names={POSTER.sizes} value={size} onChange={setSize} />
        <div className="row">
          <button type="button" className="button button-main" onClick={() => window.print()}>
            {POSTER.print}
          </button>
          <button
            type="button"
            className="button button-line"
            onClick={() => saveDrawing(sheet.current?.querySelector('svg') ?? null, POSTER.file(shop.slug))}
          >
            {POSTER.download}
          </button>
        </div>
      </div>
      {address !== null && (
        <section className="poster" data-size={size} ref={sheet} aria-label={POSTER.sizes[size]}>
          <strong>{shop.name}</strong>
          <h2>{POSTER.headline}</h2>
          <QrCode text={address} label={POSTER.label(address)} />
          <p>{POSTER.text}</p>
          <p className="poster-address">{address.replace(/^https?:\/\//, '').replace(/\/$/, '')}</p>
        </section>
      )}
    </OfficeFrame>
  );
}

/** Saves a drawing of the page as a file. */
function saveDrawing(drawing: SVGSVGElement | null, name: string): void {
  if (!drawing) return;
  const file = new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });
  saveFile(file, name);
}
