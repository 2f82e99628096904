import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Form } from '@tischlein/ui/form';
import { Notice } from '@tischlein/ui/notice';
import { useForm } from '@tischlein/ui/use-form';
import { INSTALLATION } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { InstallationPart } from './part.tsx';
import { type PartProps, toHeaders } from './use-part.ts';

const SAY = INSTALLATION.address;

/** The public address of all shops: the one at which the office is open, so that its owner is not locked out. */
export function AddressPart({ installation, onChanged }: PartProps) {
  const { isFixed, saved, version } = installation.address;
  const here = location.origin;
  const form = useForm({
    first: {},
    send: async () => {
      const headers = toHeaders({ version });
      const answer = await send(calls.savePublicAddress, { headers, body: { url: here } });
      if (!answer.ok && answer.problem.code === 'versionConflict') onChanged(null);
      return answer;
    },
    done: onChanged,
    success: () => INSTALLATION.saved,
  });
  return (
    <InstallationPart title={SAY.title} help={SAY.help} isFixed={isFixed}>
      <p>{saved ? SAY.now(saved.url) : SAY.none}</p>
      <Form form={form} label={SAY.title} className="stack">
        {saved?.url === here ? (
          <p className="soft">{SAY.same}</p>
        ) : (
          <>
            <p className="soft">{SAY.hint}</p>
            {!here.startsWith('https:') && (
              <Notice kind="warn" icon="alert">
                {SAY.insecure}
              </Notice>
            )}
            <BusyButton type="submit" kind="line" isBusy={form.busy === ''}>
              {SAY.take(here)}
            </BusyButton>
          </>
        )}
      </Form>
    </InstallationPart>
  );
}
