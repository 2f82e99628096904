import * as calls from '@tischlein/contract/calls';
import type { Installation, MailServerDraft } from '@tischlein/contract/office';
import { isMailHost } from '@tischlein/domain/installation';
import { mapAnswer } from '@tischlein/ui/answer';
import type { Fact } from '@tischlein/ui/compare-facts';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import type { OpenDocuments } from '@tischlein/ui/use-document';
import { INSTALLATION } from '@tischlein/wording/office';
import { checkMail } from '../api/check-mail.ts';
import { send } from '../api/send.ts';
import { InstallationPart, PartForm } from './part.tsx';
import { RemoveButton } from './remove-button.tsx';
import { describeSecret, findSecret, type PartProps, toHeaders, usePart } from './use-part.ts';

const SAY = INSTALLATION.mail;

type Stored = Installation['mail'];

interface Draft {
  readonly host: string;
  readonly port: string;
  readonly user: string;
  /** '': the stored one, if there is one. */
  readonly password: string;
  /** The version with a stored password; '': none is stored. */
  readonly storedIn: string;
  readonly sender: string;
}

const documents: OpenDocuments<Installation, Draft> = new Map();

/** The mail server of all shops, and a test mail to the own address. */
export function MailPart({ installation, onChanged }: PartProps) {
  const { isFixed, saved, version } = installation.mail;
  const part = usePart(installation, {
    name: 'mail',
    documents,
    toDraft,
    describe,
    check: findProblems,
    problemFields: { passwordMissing: 'password' },
    save: (draft, headers) => send(calls.saveMailServer, { headers, body: { server: toServer(draft) } }),
    test: async (draft) =>
      mapAnswer(await send(calls.testMailServer, { body: toServer(draft) }), ({ to, failure, reply }) => ({
        isGood: failure === null,
        text: failure === null ? SAY.tested(to) : SAY.failed(failure, reply),
      })),
  });
  const { form } = part;
  return (
    <InstallationPart title={SAY.title} help={SAY.help} isFixed={isFixed}>
      <p>{saved ? SAY.now(`${saved.host}:${saved.port}`) : SAY.off}</p>
      <PartForm part={part} label={SAY.title} test={SAY.test}>
        <div className="field-row">
          <TextField label={SAY.host} help={SAY.hostHelp} autoComplete="off" maxLength={253} {...form.text('host')} />
          <TextField label={SAY.port} help={SAY.portHelp} inputMode="numeric" maxLength={5} {...form.text('port')} />
        </div>
        <div className="field-row">
          <TextField label={SAY.user} help={SAY.userHelp} autoComplete="off" maxLength={254} {...form.text('user')} />
          <TextField
            label={SAY.password}
            help={form.values.storedIn === '' ? undefined : INSTALLATION.kept}
            type="password"
            // Otherwise browsers would save it as the password of this site.
            autoComplete="one-time-code"
            maxLength={500}
            {...form.text('password')}
          />
        </div>
        <MailField
          label={SAY.sender}
          help={SAY.senderHelp}
          autoComplete="off"
          check={checkMail}
          {...form.text('sender')}
        />
      </PartForm>
      {saved && (
        <RemoveButton
          label={SAY.remove}
          question={SAY.removeText}
          remove={() => send(calls.saveMailServer, { headers: toHeaders({ version }), body: { server: null } })}
          onChanged={onChanged}
        />
      )}
    </InstallationPart>
  );
}

const toDraft = ({ saved, version }: Stored): Draft => ({
  host: saved?.host ?? '',
  port: String(saved?.port ?? 465),
  user: saved?.user ?? '',
  password: '',
  storedIn: findSecret(saved?.hasPassword, version),
  sender: saved?.sender ?? '',
});

const toServer = ({ host, port, user, password, storedIn, sender }: Draft): MailServerDraft => ({
  host: host.trim(),
  port: Number(port),
  user: user.trim(),
  sender: sender.trim(),
  password: password === '' && storedIn !== '' ? null : password,
});

const describe = ({ host, port, user, password, storedIn, sender }: Draft): readonly Fact[] => [
  { name: SAY.host, text: host },
  { name: SAY.port, text: port },
  { name: SAY.user, text: user },
  describeSecret(SAY.password, password, storedIn),
  { name: SAY.sender, text: sender },
];

const MOST_PORT = 65_535;

function findProblems({ host, port, sender }: Draft): Readonly<Record<string, string>> {
  const isPort = /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= MOST_PORT;
  return {
    ...(!isMailHost(host.trim()) && { host: SAY.hostWrong }),
    ...(!isPort && { port: SAY.portWrong }),
    ...(!/^\S+@\S+\.\S+$/.test(sender.trim()) && { sender: SAY.senderWrong }),
  };
}
