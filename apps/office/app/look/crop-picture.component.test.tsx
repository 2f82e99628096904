import * as calls from '@tischlein/contract/calls';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

const [TOP, BOTTOM] = ['rgb(255, 0, 0)', 'rgb(0, 0, 255)'];
const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
const area = dialog.getByRole('button', { name: 'Ausschnitt des Bildes' });
const findField = (name: string) => page.getByRole('group', { name, exact: true });

/** A picture whose upper half is red and whose lower half is blue. */
async function paint(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (const [index, colour] of [TOP, BOTTOM].entries()) {
    context.fillStyle = colour ?? '';
    context.fillRect(0, (index * height) / 2, width, height / 2);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'bild.png', { type: 'image/png' });
}

const choose = (name: string, file: File): Promise<void> =>
  userEvent.upload(findField(name).getByLabelText(/^(?:Hochladen|Ersetzen): /), file);

/** The shape of the picture that guests would get, and which half most of it shows. */
async function readShown(name: string) {
  const image = findField(name).element().querySelector('img');
  if (!image) throw new Error(`no picture: ${name}`);
  const picture = await createImageBitmap(await (await fetch(image.src)).blob());
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, 1, 1);
  const [red = 0, , blue = 0] = canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [];
  return { ratio: picture.width / picture.height, half: red > blue ? 'top' : 'bottom' };
}

/** Waits until the field shows another picture than before. */
async function usesPicture(name: string): Promise<void> {
  const before = findField(name).element().querySelector('img')?.src;
  await dialog.getByRole('button', { name: 'Bild verwenden' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => findField(name).element().querySelector('img')?.src).not.toBe(before);
}

it.each([
  ['Kopfbild', '{ArrowUp}', 16 / 9, 'top'],
  ['Kopfbild', '{ArrowDown}', 16 / 9, 'bottom'],
  ['Kopfbild auf Handys', '{ArrowDown}', 4, 'bottom'],
])('%s of another shape is cropped to the one of the page, where the merchant moves it: %s', async (...row) => {
  const [name, arrow, ratio, half] = row;
  await renderOffice('/marke');
  await choose(name, await paint(600, 2400));
  await expect.element(area).toHaveAttribute('data-crop', '1.00 0.50 0.50');
  await area.click();
  await userEvent.keyboard(arrow.repeat(30));
  await usesPicture(name);
  const shown = await readShown(name);
  expect(shown).toEqual({ ratio: expect.closeTo(ratio, 1), half });
});

it('the frame never leaves the picture, however far it is moved or enlarged', async () => {
  await renderOffice('/marke');
  await choose('Kopfbild', await paint(1600, 900));
  await expect.element(area).toHaveAttribute('data-crop', '1.00 0.50 0.50');
  await area.click();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(area).toHaveAttribute('data-crop', '1.00 0.50 0.50');
  await userEvent.keyboard('+'.repeat(10) + '{ArrowRight}'.repeat(30));
  await expect.element(area).toHaveAttribute('data-crop', '2.00 0.75 0.50');
});

it('a closed dialog changes nothing, and a logo keeps its shape', async () => {
  const shop = await renderOffice('/marke');
  const saved = await send(calls.getShopConfig, { params: { shop } });
  await choose('Kopfbild', await paint(600, 2400));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  const header = saved.ok ? saved.value.header : expect.fail();
  const image = findField('Kopfbild').element().querySelector('img');
  expect(image?.src.includes(`/${header}/`) ?? header === undefined).toBe(true);
  const before = findField('Logo').element().querySelector('img')?.src;
  await choose('Logo', await paint(300, 900));
  await expect.poll(() => findField('Logo').element().querySelector('img')?.src).not.toBe(before);
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await readShown('Logo')).ratio).toBeCloseTo(1 / 3, 1);
});

it('a file that is no picture is refused in words, without a dialog', async () => {
  await renderOffice('/marke');
  await choose('Kopfbild', new File(['kein Bild'], 'bild.png', { type: 'image/png' }));
  await expect.element(findField('Kopfbild')).toMatchTextContent('Bitte nimm ein JPEG, PNG oder WebP.');
  await expect.element(dialog).not.toBeInTheDocument();
});
