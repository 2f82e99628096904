import type { ImageId } from '@tischlein/domain';
import { isDrawing } from '@tischlein/domain/menu';
import { PICTURE } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { type ChangeEvent, useState } from 'react';
import { CropDialog } from '../ui/crop-dialog.tsx';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { toPicture } from './guest-view.tsx';
import { type Drawn, usePicture } from './use-picture.ts';

interface PictureFieldProps {
  readonly image: ImageId | undefined;
  /** What a drawing would show; absent: it cannot be drawn. */
  readonly drawn?: Drawn;
  /** Where it is, to compare it with that of the franchise. */
  readonly own?: readonly string[];
  readonly onChange: (image: ImageId | undefined) => void;
}

/** The picture of a dish, combo or category: a photo, cropped here, or a drawing. */
export function PictureField({ image, drawn, own = [], onChange }: PictureFieldProps) {
  const { shop } = useEditing();
  const { busy, problem, upload, draw, open } = usePicture(shop, onChange);
  const [opened, setOpened] = useState<ImageBitmap | null>(null);
  const isDrawn = image !== undefined && isDrawing(image);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void open(file).then(setOpened);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <FormBlock id="bild" title={PICTURE.title} own={own}>
      <div className="editor-picture">
        {image === undefined ? (
          <span className="editor-no-picture">{PICTURE.kinds.none}</span>
        ) : (
          <img src={toPicture(shop, image, '288x192')} alt="" width="288" height="192" />
        )}
        <div className="group">
          <strong>{PICTURE.kinds[image === undefined ? 'none' : isDrawn ? 'drawing' : 'photo']}</strong>
          <p className="soft editor-soft">
            {isDrawn && drawn ? PICTURE.drawnFrom(drawn.ingredients) : PICTURE.photoHelp}
          </p>
          <div className="row">
            <FileButton words={PICTURE.choose} onChoose={choose} />
            <FileButton words={PICTURE.camera} isCamera onChoose={choose} />
            {drawn && (
              <button
                type="button"
                className="button button-line"
                aria-disabled={busy !== ''}
                onClick={() => busy === '' && void draw(drawn)}
              >
                {isDrawn ? PICTURE.drawAgain : PICTURE.draw}
              </button>
            )}
            {image !== undefined && (
              <button type="button" className="button button-quiet button-bad" onClick={() => onChange(undefined)}>
                {PICTURE.remove}
              </button>
            )}
          </div>
          <p role="status">{busy}</p>
          {problem && (
            <p className="field-error" role="alert">
              <Icon name="alert" />
              {problem}
            </p>
          )}
        </div>
      </div>
      {opened && (
        <CropDialog
          picture={opened}
          frame={FRAME}
          onDone={(bytes) => void upload(bytes)}
          onClosed={() => setOpened(null)}
        />
      )}
    </FormBlock>
  );
}

/** The largest that guests get of a dish, doubled. */
const FRAME = { width: 1512, height: 1008 };

interface FileButtonProps {
  readonly words: string;
  /** Opens the camera of a phone. */
  readonly isCamera?: boolean;
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

const FileButton = ({ words, isCamera = false, onChoose }: FileButtonProps) => (
  <label className="button button-line editor-file" data-camera={isCamera || undefined}>
    {words}
    <input
      className="visually-hidden"
      type="file"
      accept="image/*"
      capture={isCamera ? 'environment' : undefined}
      onChange={onChoose}
    />
  </label>
);
