import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { PICTURE } from '@tischlein/wording/office';
import { type KeyboardEvent, type PointerEvent, type RefCallback, useId, useRef, useState } from 'react';
import { type Area, clampCrop, type Crop, MOST_ZOOM, moveCrop, toRectangle, WHOLE } from './crop.ts';
import './crop-dialog.css';

const STEP = 0.05;
const ZOOM_STEP = 0.1;

interface CropDialogProps {
  readonly picture: ImageBitmap;
  /** Pixels of the stored picture. */
  readonly frame: Area;
  readonly onDone: (bytes: Blob) => void;
  readonly onClosed: () => void;
}

/** Chooses a part of a picture by pointer or keyboard. */
export function CropDialog({ picture, frame, onDone, onClosed }: CropDialogProps) {
  const helpId = useId();
  const [crop, setCrop] = useState<Crop>(() => clampCrop(WHOLE, picture, frame));
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoom = (next: number): void => setCrop((before) => clampCrop({ ...before, zoom: next }, picture, frame));
  const use = (button: Element): void => {
    canvas.current?.toBlob(
      (blob) => {
        if (blob) onDone(blob);
        closeContainingDialog(button);
      },
      'image/webp',
      0.92,
    );
  };
  const foot = (
    <button
      type="button"
      className="button button-main button-wide"
      onClick={({ currentTarget }) => use(currentTarget)}
    >
      {PICTURE.use}
    </button>
  );
  return (
    <Dialog title={PICTURE.cropTitle} kind="crop" onClosed={onClosed} foot={foot}>
      <div className="dialog-body">
        <p id={helpId}>{PICTURE.cropHelp}</p>
        <CropArea picture={picture} frame={frame} crop={crop} helpId={helpId} canvasRef={canvas} onCrop={setCrop} />
        <label className="group crop-zoom">
          {PICTURE.zoom}
          <input
            type="range"
            min="1"
            max={MOST_ZOOM}
            step={ZOOM_STEP}
            value={crop.zoom}
            onChange={({ target }) => zoom(target.valueAsNumber)}
          />
        </label>
      </div>
    </Dialog>
  );
}

interface CropAreaProps {
  readonly picture: ImageBitmap;
  readonly frame: Area;
  readonly crop: Crop;
  readonly helpId: string;
  readonly canvasRef: { current: HTMLCanvasElement | null };
  readonly onCrop: (change: (crop: Crop) => Crop) => void;
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

function CropArea({ picture, frame, crop, helpId, canvasRef, onCrop }: CropAreaProps) {
  const draw: RefCallback<HTMLCanvasElement> = (element) => {
    canvasRef.current = element;
    const { left, top, width, height } = toRectangle(crop, picture, frame);
    element?.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, frame.width, frame.height);
  };
  const move = (by: { readonly x: number; readonly y: number }): void =>
    onCrop((before) => moveCrop(before, by, { picture, frame }));
  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const zoom = event.key === '+' ? ZOOM_STEP : event.key === '-' ? -ZOOM_STEP : 0;
    if (!arrow && zoom === 0) return;
    event.preventDefault();
    if (arrow) move(arrow);
    else onCrop((before) => clampCrop({ ...before, zoom: before.zoom + zoom }, picture, frame));
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons === 0) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    // The picture follows the pointer, so the frame moves the other way.
    move({ x: -event.movementX / width, y: -event.movementY / height });
  };
  return (
    <button
      type="button"
      className="crop-area"
      aria-label={PICTURE.cropArea}
      aria-describedby={helpId}
      data-crop={[crop.zoom, crop.x, crop.y].map((value) => value.toFixed(2)).join(' ')}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <canvas ref={draw} width={frame.width} height={frame.height} />
    </button>
  );
}
