import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { type ImageId, imageId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { Icon } from '@tischlein/ui/icon';
import { LOOK, PICTURE } from '@tischlein/wording/office';
import { useId, useState } from 'react';
import { CropDialog } from '../ui/crop-dialog.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { openPicture, shrinkPicture } from '../ui/open-picture.ts';
import type { LookEdits } from './use-look.ts';
import { createSender } from '@tischlein/contract/client';
import { OwnValues } from '../frame/own-values.tsx';

const PICTURES = ['logo', 'logoMobile', 'header', 'headerMobile'] as const;
type PictureName = (typeof PICTURES)[number];

const FILES: Readonly<Record<PictureName, string>> = {
  logo: '0x300.png',
  logoMobile: '0x300.png',
  header: '960x540.webp',
  headerMobile: '960x540.webp',
};

/** The shape that a page needs, in pixels; null: any shape. */
const FRAMES: Readonly<Record<PictureName, { readonly width: number; readonly height: number } | null>> = {
  logo: null,
  logoMobile: null,
  header: { width: 1920, height: 1080 },
  headerMobile: { width: 1560, height: 390 },
};
const ACCEPTED = /^image\/(?:jpeg|png|webp|avif|gif)$/;

interface PicturesFormProps {
  readonly shop: string;
  readonly look: Pick<ShopConfig, PictureName>;
  readonly onChange: (edits: LookEdits) => void;
}

/** Logo and header pictures. A new picture has a new id, so guests see it when the look is saved. */
export function PicturesForm({ shop, look, onChange }: PicturesFormProps) {
  return (
    <OfficePart title={LOOK.pictures}>
      {PICTURES.map((name) => (
        <PictureField
          key={name}
          shop={shop}
          name={name}
          image={look[name] ?? null}
          onChange={(image) => onChange({ [name]: image ?? undefined })}
        />
      ))}
      <OwnValues at={PICTURES.map((name) => `config/${name}`)} />
    </OfficePart>
  );
}

interface PictureFieldProps {
  readonly shop: string;
  readonly name: PictureName;
  /** null: there is none. */
  readonly image: ImageId | null;
  readonly onChange: (image: ImageId | null) => void;
}

function PictureField({ shop, name, image, onChange }: PictureFieldProps) {
  const [state, setState] = useState('');
  const id = useId();
  const [opened, setOpened] = useState<ImageBitmap | null>(null);
  const frame = FRAMES[name];
  const choose = async (file: File): Promise<void> => {
    // A logo keeps its shape and its transparent ground.
    if (frame === null && ACCEPTED.test(file.type)) return upload(file);
    const picture = await openPicture(file);
    if (typeof picture === 'string') return setState(PICTURE[picture]);
    setState('');
    return frame === null ? upload(await shrinkPicture(picture)) : setOpened(picture);
  };
  const upload = async (file: Blob): Promise<void> => {
    setState(LOOK.uploading);
    const next = imageId(`${name}-${crypto.randomUUID().slice(0, 8)}`);
    const problem = await uploadPicture(shop, next, file);
    setState(problem ?? '');
    if (problem === null) onChange(next);
  };
  const label = LOOK.fields[name];
  return (
    <div className="picture-field" role="group" aria-labelledby={id}>
      <span className="picture-frame" data-kind={name.startsWith('logo') ? 'logo' : 'header'}>
        {image === null ? <Icon name="plus" /> : <img src={toAddress(shop, image, FILES[name])} alt="" />}
      </span>
      <div>
        <strong id={id}>{label}</strong>
        <p className="soft">{LOOK.pictureHelp[name]}</p>
        <div className="row picture-actions">
          <label className="button button-line">
            {image === null ? LOOK.upload : LOOK.replace}
            <input
              type="file"
              className="visually-hidden"
              aria-label={`${image === null ? LOOK.upload : LOOK.replace}: ${label}`}
              accept="image/*"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void choose(file);
                target.value = '';
              }}
            />
          </label>
          {image !== null && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={`${LOOK.remove}: ${label}`}
              onClick={() => onChange(null)}
            >
              {LOOK.remove}
            </button>
          )}
        </div>
        <p role="status">{state}</p>
      </div>
      {opened && frame && (
        <CropDialog
          picture={opened}
          frame={frame}
          onDone={(bytes) => void upload(bytes)}
          onClosed={() => setOpened(null)}
        />
      )}
    </div>
  );
}

const toAddress = (shop: string, image: string, file: string): string =>
  buildAddress(calls.getPicture, { params: { shop, image, file } });

const MOST_BYTES = 16 * 1024 * 1024;

/** Uploads a picture as raw bytes; returns the problem, or null. */
async function uploadPicture(shop: string, image: string, file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return LOOK.pictureTooLarge;
  const send = createSender((_address, init) =>
    fetch(buildAddress(calls.uploadPicture, { params: { shop, image } }), {
      method: init.method,
      headers: { accept: 'application/json', 'content-type': file.type },
      body: file,
    }),
  );
  const answer = await send(calls.uploadPicture, { params: { shop, image } });
  return answer.ok ? null : answer.problem.message;
}
