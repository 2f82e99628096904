import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/components/mount.tsx';
import type { Answer } from './answer.ts';
import { closeContainingDialog } from './dialog.tsx';
import { DialogForm } from './dialog-form.tsx';
import { TextField } from './field.tsx';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';

/** A server that answers when the test says so. */
class Server {
  readonly sent: { readonly name: string; readonly key: string }[] = [];
  #answer: (answer: Answer<null>) => void = () => {};

  readonly send = (name: string, key: string): Promise<Answer<null>> => {
    this.sent.push({ name, key });
    return new Promise((resolve) => (this.#answer = resolve));
  };
  readonly accept = (): void => this.#answer({ ok: true, value: null });
  readonly refuse = (message: string, form?: Readonly<Record<string, string>>): void =>
    this.#answer({ ok: false, status: 400, problem: { message, form } });
}

const EMPTY = { name: '', note: '' };

function Guests({ server }: { readonly server: Server }) {
  const form = useForm({
    first: EMPTY,
    check: ({ name }) => ({ name: name === '' && 'Der Name fehlt.' }),
    send: ({ name }, key) => server.send(name, key),
    success: ({ name }) => `${name} ist gespeichert.`,
    afterSuccess: EMPTY,
  });
  return (
    <Form form={form} className="guests" submit="Speichern">
      <TextField label="Notiz" {...form.text('note')} />
      <TextField label="Name" {...form.text('name')} />
    </Form>
  );
}

const [name, note, save] = [
  page.getByRole('textbox', { name: 'Name' }),
  page.getByRole('textbox', { name: 'Notiz' }),
  page.getByRole('button', { name: 'Speichern' }),
];

function opens(): Server {
  const server = new Server();
  mount(<Guests server={server} />);
  return server;
}

it('says at its field what is missing, and takes the focus there', async () => {
  const server = opens();
  await save.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Der Name fehlt.');
  await name.fill('Anna');
  await expect.element(name).not.toHaveAccessibleDescription('Der Name fehlt.');
  expect(server.sent).toEqual([]);
});

function Wishes() {
  const form = useForm({
    first: EMPTY,
    check: ({ name: typed, note: text }) => ({
      name: typed === '' && 'Der Name fehlt.',
      note: text === '' && 'Die Notiz fehlt.',
    }),
    take: () => {},
  });
  return (
    <Form form={form} submit="Speichern">
      <TextField label="Notiz" {...form.text('note')} />
      <TextField label="Name" {...form.text('name')} />
    </Form>
  );
}

it('says aloud how many fields are missing or wrong, until one is left, which the focus reads out', async () => {
  mount(<Wishes />);
  await save.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('2 Angaben fehlen oder stimmen nicht. Bitte prüfe sie.');
  await expect.element(note).toHaveFocus();
  await note.fill('Fenster');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await save.click();
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('is sent once by a double click, and again after the answer', async () => {
  const server = opens();
  await name.fill('Anna');
  await userEvent.dblClick(save);
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  expect(server.sent).toHaveLength(1);
  server.accept();
  await expect.element(page.getByRole('status')).toHaveTextContent('Anna ist gespeichert.');
  await name.fill('Bruno');
  await save.click();
  expect(server.sent).toHaveLength(2);
});

it('has the same key for the same content until it has arrived', async () => {
  const server = opens();
  const sends = async (content: string): Promise<void> => {
    await name.fill(content);
    await save.click();
  };
  await sends('Anna');
  server.refuse('Keine Verbindung.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Keine Verbindung.');
  await sends('Anna');
  server.refuse('Keine Verbindung.');
  await expect.element(save).toHaveAttribute('aria-busy', 'false');
  await sends('Anne');
  server.accept();
  await expect.element(name).toHaveValue('');
  await sends('Anne');
  const [first, second, other, repeated] = server.sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(new Set([first, other, repeated]).size).toBe(3);
});

it('keeps what is typed while it is sent', async () => {
  const server = opens();
  await name.fill('Anna');
  await note.fill('Fenster');
  await save.click();
  await note.fill('Fenster, Hochstuhl');
  server.accept();
  await expect.element(name).toHaveValue('');
  await expect.element(note).toHaveValue('Fenster, Hochstuhl');
});

it("shows the server's errors at their fields; typing in another field leaves the focus there", async () => {
  const server = opens();
  await name.fill('Anna');
  await save.click();
  server.refuse('Bitte prüfe Deine Angaben.', { name: 'Zu kurz.', note: 'Zu lang.' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Bitte prüfe Deine Angaben.');
  await expect.element(note).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Zu kurz.');
  await name.click();
  await userEvent.keyboard('x');
  await expect.element(name).toHaveFocus();
  await expect.element(note).toHaveAccessibleDescription('Zu lang.');
});

function Renaming({ server, onClosed }: { readonly server: Server; readonly onClosed: () => void }) {
  const form = useForm({
    first: { name: 'Anna' },
    send: (values, key) => server.send(values.name, key),
    done: (_, sent) => closeContainingDialog(sent.form),
  });
  return (
    <DialogForm form={form} title="Umbenennen" className="guests" submit="Speichern" onClosed={onClosed}>
      <TextField label="Name" {...form.text('name')} />
    </DialogForm>
  );
}

it('a dialog that is a form closes once it is accepted', async () => {
  const server = new Server();
  let isClosed = false;
  mount(<Renaming server={server} onClosed={() => (isClosed = true)} />);
  await save.click();
  server.refuse('Der Name ist vergeben.');
  await expect.element(page.getByRole('dialog', { name: 'Umbenennen' }).getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(isClosed).toBe(false);
  server.accept();
  await expect.poll(() => isClosed).toBe(true);
});

it('keeps what was typed before the scripts came', async () => {
  const server = new Server();
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(<Guests server={server} />);
  await name.fill('Anna');
  const root = hydrateRoot(element, <Guests server={server} />);
  await note.fill('Fenster');
  await expect.element(name).toHaveValue('Anna');
  await save.click();
  expect(server.sent.map((each) => each.name)).toEqual(['Anna']);
  root.unmount();
  element.remove();
});

function Blocks({ server }: { readonly server: Server }) {
  const form = useForm({
    first: { scope: 'cash' },
    send: ({ scope }, key) => server.send(scope, key),
  });
  return (
    <Form form={form} submit="Sperren">
      {['cash', 'all'].map((scope) => (
        <label key={scope}>
          <input type="radio" name="scope" checked={form.values.scope === scope} onChange={() => form.set({ scope })} />
          {scope}
        </label>
      ))}
    </Form>
  );
}

it('keeps the choice of radio buttons that have no value of their own', async () => {
  const server = new Server();
  mount(<Blocks server={server} />);
  await page.getByRole('button', { name: 'Sperren' }).click();
  await page.getByRole('radio', { name: 'all' }).click();
  server.accept();
  await page.getByRole('button', { name: 'Sperren' }).click();
  expect(server.sent.map((each) => each.name)).toEqual(['cash', 'all']);
});
