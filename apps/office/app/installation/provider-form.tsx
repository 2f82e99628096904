import { TextField } from '@tischlein/ui/field';
import type { FormProgress, FormState } from '@tischlein/ui/form-state';
import { INSTALLATION } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { RadioList } from '../ui/radio-list.tsx';
import { InstallationPart, PartForm, type ShownPart } from './part.tsx';

/** A provider, or none, and the address of an own server. */
export interface ProviderDraft<Provider extends string> {
  readonly provider: Provider | 'none';
  readonly url: string;
}

interface Words<Provider extends string> {
  readonly title: string;
  readonly help: string;
  readonly now: (provider: string) => string;
  readonly legend: string;
  readonly providers: Readonly<Record<Provider | 'none', string>>;
  readonly providerHelp: Readonly<Record<Provider | 'none', string>>;
  readonly url: string;
  readonly urlHelp?: string;
}

interface ProviderFormProps<Provider extends string> {
  readonly words: Words<Provider>;
  readonly part: ShownPart<FormProgress>;
  /** The chosen one. */
  readonly provider: { readonly value: Provider | 'none'; readonly onChange: (provider: Provider | 'none') => void };
  /** Of an own server; null: no own one is chosen. */
  readonly url: ReturnType<FormState<{ readonly url: string }>['text']> | null;
  /** It was set outside of the office. */
  readonly isFixed: boolean;
  /** The one that is asked now; null: none. */
  readonly current: Provider | null;
  readonly providers: readonly Provider[];
  /** The terms of the chosen one, and what maps say of it. */
  readonly preset: { readonly terms: string; readonly credit?: string } | null;
  /** Fields of the chosen one alone. */
  readonly children: ReactNode;
}

/** Chooses who does something for all shops: a known provider, an own server, or none. */
export function ProviderForm<Provider extends string>({
  words,
  part,
  provider,
  url,
  isFixed,
  current,
  providers,
  preset,
  children,
}: ProviderFormProps<Provider>) {
  const choices: readonly (Provider | 'none')[] = ['none', ...providers];
  return (
    <InstallationPart title={words.title} help={words.help} isFixed={isFixed}>
      <p>{words.now(words.providers[current ?? 'none'])}</p>
      <PartForm part={part} label={words.title} test={provider.value === 'none' ? null : INSTALLATION.test}>
        <RadioList
          legend={words.legend}
          values={choices}
          names={words.providers}
          helps={words.providerHelp}
          {...provider}
        />
        {preset && (
          <p>
            {preset.credit}{' '}
            <a href={preset.terms} target="_blank" rel="noreferrer">
              {INSTALLATION.terms}
            </a>
          </p>
        )}
        {url && <TextField label={words.url} help={words.urlHelp} type="url" maxLength={2000} {...url} />}
        {children}
      </PartForm>
    </InstallationPart>
  );
}

export const isWebAddress = (url: string): boolean => /^https?:\/\/\S+$/i.test(url.trim());
