import type { ShopConfig } from '@tischlein/domain/shop';
import { LOOK } from '@tischlein/wording/office';
import { type CSSProperties, type RefCallback, useCallback, useState } from 'react';
import { Segments } from '../ui/segments.tsx';
import { isColour } from './use-look.ts';
import type { LookPreviewState } from './use-look-preview.ts';

const DEVICES = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 860 } } as const;
type Device = keyof typeof DEVICES;
type Scheme = 'light' | 'dark';

interface LookPreviewProps {
  readonly slug: string;
  readonly preview: LookPreviewState;
  /** null until loaded. */
  readonly look: Pick<ShopConfig, 'primaryColor' | 'accentColor'> | null;
}

/** The shop's own page in the unsaved look, on a phone or a computer, light or dark. */
export function LookPreview({ slug, preview: { version, problem }, look }: LookPreviewProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [place, scale] = useScale(DEVICES[device].width);
  // Colours are shown at once; the rest when the page is loaded again.
  const dress = (frame: HTMLIFrameElement | null): void => {
    const root = frame?.contentDocument?.documentElement;
    if (!root || !look) return;
    root.style.colorScheme = scheme;
    if (isColour(look.primaryColor)) root.style.setProperty('--primary', look.primaryColor);
    if (isColour(look.accentColor)) root.style.setProperty('--accent', look.accentColor);
  };
  const { width, height } = DEVICES[device];
  const size: CSSProperties & Record<'--width' | '--height' | '--scale', string> = {
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--scale': String(scale),
  };
  return (
    <aside className="stack" aria-label={LOOK.preview}>
      <div className="row">
        <Segments label={LOOK.device} options={LOOK.devices} value={device} onChange={setDevice} />
        <Segments label={LOOK.scheme} options={LOOK.schemes} value={scheme} onChange={setScheme} />
      </div>
      <div ref={place} className="look-device" style={size}>
        {version !== '' && (
          <iframe
            ref={dress}
            title={LOOK.previewTitle}
            src={`/f=${slug}/?vorschau=${version}`}
            onLoad={({ currentTarget }) => dress(currentTarget)}
          />
        )}
      </div>
      <p className="soft" role="status">
        {problem || LOOK.previewHelp}
      </p>
    </aside>
  );
}

/** A ref for the place of a device of this width, and the factor by which the device fits into it. */
function useScale(width: number): readonly [RefCallback<HTMLDivElement>, number] {
  const [available, setAvailable] = useState(width);
  const measure = useCallback((place: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => setAvailable((before) => entry?.contentRect.width ?? before));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [measure, Math.min(1, available / width)];
}
