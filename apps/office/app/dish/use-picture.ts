import * as calls from '@tischlein/contract/calls';
import { type ApiResult, createSender } from '@tischlein/contract/client';
import { type ImageId, imageId } from '@tischlein/domain';
import { toDrawingId } from '@tischlein/domain/menu';
import { PICTURE } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { openPicture } from '../ui/open-picture.ts';

/** What a drawing shows. */
export interface Drawn {
  readonly name: string;
  readonly category?: string;
  readonly ingredients: readonly string[];
  readonly isDrink: boolean;
}

/** Stores pictures of a shop; each gets an id of its own, so that no browser shows an old one. */
export function usePicture(shop: string, onStored: (image: ImageId) => void) {
  /** Status text; empty: idle. */
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const run = async (words: string, image: ImageId, store: () => Promise<string>): Promise<void> => {
    setBusy(words);
    setProblem('');
    const refusal = await store();
    setBusy('');
    setProblem(refusal);
    if (refusal === '') onStored(image);
  };
  const upload = (bytes: Blob): Promise<void> => {
    const image = imageId(`bild-${crypto.randomUUID().slice(0, 12)}`);
    return run(PICTURE.sending, image, () => putPicture(shop, image, bytes));
  };
  const draw = (body: Drawn): Promise<void> => {
    const image = toDrawingId(crypto.randomUUID().slice(0, 12));
    return run(PICTURE.drawing, image, async () =>
      toRefusal(await send(calls.drawPicture, { params: { shop, image }, body })),
    );
  };
  const open = async (file: Blob): Promise<ImageBitmap | null> => {
    setProblem('');
    const opened = await openPicture(file);
    if (typeof opened !== 'string') return opened;
    setProblem(PICTURE[opened]);
    return null;
  };
  return { busy, problem, upload, draw, open };
}

const toRefusal = (answer: ApiResult<unknown>): string => (answer.ok ? '' : answer.problem.message);

/** A picture is sent as it is, not as JSON; returns what went wrong. */
async function putPicture(shop: string, image: ImageId, bytes: Blob): Promise<string> {
  const params = { shop, image };
  const sendBytes = createSender((address, init) =>
    fetch(address, { ...init, headers: { ...init.headers, 'content-type': bytes.type }, body: bytes }),
  );
  return toRefusal(await sendBytes(calls.uploadPicture, { params }));
}
