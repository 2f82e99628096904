import * as calls from '@tischlein/contract/calls';
import type { AccessLink } from '@tischlein/contract/office';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { useRemote } from '@tischlein/ui/use-remote';
import { ACCESS, SIGN_IN } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { PinField } from './pin-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where links lead: an invitation, a new password, a new address, a shared device. The token is behind '#'. */
export function AccessPage({ token }: { readonly token: string }) {
  const { value: link, problem } = useRemote<AccessLink>({
    key: token,
    read: () => send(calls.getAccessLink, { body: { token } }),
  });
  const [isDone, setDone] = useState(false);
  return (
    <SignInFrame title={link ? ACCESS.titles[link.kind] : SIGN_IN.title}>
      {problem && !link && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {link?.kind === 'device' && <DeviceForm token={token} name={link.email} />}
      {link && link.kind !== 'device' && (
        <>
          {!isDone && <AccessForm token={token} email={link.email} kind={link.kind} onDone={() => setDone(true)} />}
          {isDone && (
            <p role="status" ref={focusOnMount} tabIndex={-1}>
              {ACCESS.done[link.kind]}
            </p>
          )}
        </>
      )}
      {(isDone || problem) && (
        <a className="button button-main button-wide" href="/office">
          {SIGN_IN.submit}
        </a>
      )}
    </SignInFrame>
  );
}

interface AccessFormProps {
  readonly token: string;
  readonly kind: Exclude<AccessLink['kind'], 'device'>;
  readonly email: string;
  readonly onDone: () => void;
}

function AccessForm({ token, kind, email, onDone }: AccessFormProps) {
  const form = useForm({
    first: { name: '', password: '' },
    send: ({ name, password }) =>
      send(calls.redeemAccessLink, { body: { token, name, ...(kind !== 'email' && { password }) } }),
    done: onDone,
  });
  return (
    <Form form={form} className="stack people-form" submit={ACCESS.submit[kind]} isWide>
      <p className="soft">{ACCESS.help[kind]}</p>
      <TextField label={SIGN_IN.email} type="email" autoComplete="username" readOnly value={email} />
      {kind === 'invitation' && (
        <TextField label={ACCESS.name} autoComplete="name" required maxLength={80} {...form.text('name')} />
      )}
      {kind !== 'email' && (
        <TextField
          label={ACCESS.password}
          help={ACCESS.passwordHelp}
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={200}
          {...form.text('password')}
        />
      )}
    </Form>
  );
}

/** Signs this device in; the office then opens as it. */
function DeviceForm({ token, name }: { readonly token: string; readonly name: string }) {
  const form = useForm({
    first: { pin: '' },
    send: ({ pin }) => send(calls.connectDevice, { body: { token, pin } }),
    afterProblem: { pin: '' },
    done: () => location.replace('/office'),
  });
  return (
    <Form form={form} className="stack people-form" submit={ACCESS.submit.device} isWide>
      <p className="soft">{ACCESS.help.device}</p>
      <TextField label={ACCESS.device} autoComplete="off" readOnly value={name} />
      <PinField label={ACCESS.pin} {...form.text('pin')} />
    </Form>
  );
}
