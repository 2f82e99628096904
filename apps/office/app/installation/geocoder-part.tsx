import * as calls from '@tischlein/contract/calls';
import type { GeocoderDraft, Installation } from '@tischlein/contract/office';
import { parseLocation } from '@tischlein/domain/delivery';
import { GEOCODER_PRESETS, GEOCODER_PROVIDERS, type GeocoderChoice } from '@tischlein/domain/installation';
import { mapAnswer, refuse } from '@tischlein/ui/answer';
import type { Fact } from '@tischlein/ui/compare-facts';
import { TextField } from '@tischlein/ui/field';
import type { OpenDocuments } from '@tischlein/ui/use-document';
import { INSTALLATION } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { isWebAddress, type ProviderDraft, ProviderForm } from './provider-form.tsx';
import { describeSecret, findSecret, type PartProps, usePart } from './use-part.ts';

const SAY = INSTALLATION.geocoder;

interface Draft extends ProviderDraft<GeocoderChoice['provider']> {
  /** '': the stored one, if there is one. */
  readonly key: string;
  /** The version with a stored key; '': none is stored. */
  readonly storedIn: string;
}

const documents: OpenDocuments<Installation, Draft> = new Map();

/** Who finds the addresses of all shops, and a look-up to try it. */
export function GeocoderPart({ installation }: PartProps) {
  const { isFixed, saved } = installation.geocoder;
  const [sample, setSample] = useState<string>(SAY.firstSample);
  const part = usePart(installation, {
    name: 'geocoder',
    documents,
    toDraft,
    describe,
    check: findProblems,
    problemFields: { passwordMissing: 'key' },
    save: (draft, headers) => send(calls.saveGeocoder, { headers, body: { geocoder: toChoice(draft) } }),
    test: async (draft) => {
      const address = parseLocation(sample);
      const geocoder = toChoice(draft);
      if (!address.ok || !geocoder) return refuse(SAY.sampleWrong, { sample: SAY.sampleWrong });
      const answer = await send(calls.testGeocoder, { body: { geocoder, address: address.value } });
      return mapAnswer(answer, ({ outcome, found }) => ({
        isGood: outcome === 'found',
        text: outcome === 'found' ? SAY.found(found) : SAY.outcomes[outcome],
      }));
    },
  });
  const { form } = part;
  const { provider } = form.values;
  return (
    <ProviderForm
      words={SAY}
      part={part}
      provider={form.field('provider')}
      url={isOwn(provider) ? form.text('url') : null}
      isFixed={isFixed}
      current={saved && saved.provider}
      providers={GEOCODER_PROVIDERS}
      preset={isPreset(provider) ? { terms: GEOCODER_PRESETS[provider].terms } : null}
    >
      {provider === 'google' && (
        <TextField
          label={SAY.key}
          help={form.values.storedIn === '' ? undefined : INSTALLATION.kept}
          type="password"
          autoComplete="one-time-code"
          maxLength={500}
          {...form.text('key')}
        />
      )}
      {provider !== 'none' && (
        <TextField
          label={SAY.sample}
          maxLength={200}
          value={sample}
          error={form.errors['sample']}
          onChange={({ target }) => setSample(target.value)}
        />
      )}
    </ProviderForm>
  );
}

const isPreset = (provider: Draft['provider']): provider is keyof typeof GEOCODER_PRESETS =>
  provider in GEOCODER_PRESETS;
const isOwn = (provider: Draft['provider']): boolean => provider === 'ownPhoton' || provider === 'ownNominatim';

const toDraft = ({ saved, version }: Installation['geocoder']): Draft => ({
  provider: saved?.provider ?? 'none',
  url: saved?.url ?? '',
  key: '',
  storedIn: findSecret(saved?.provider === 'google' && saved.hasKey, version),
});

/** What belongs to another provider is not stored. */
function toChoice({ provider, url, key, storedIn }: Draft): GeocoderDraft | null {
  if (provider === 'none') return null;
  const isKept = provider === 'google' && key === '' && storedIn !== '';
  return {
    provider,
    url: isOwn(provider) ? url.trim() : '',
    key: isKept ? null : provider === 'google' ? key.trim() : '',
  };
}

function describe({ provider, url, key, storedIn }: Draft): readonly Fact[] {
  return [
    { name: SAY.legend, text: SAY.providers[provider] },
    ...(isOwn(provider) ? [{ name: SAY.url, text: url }] : []),
    ...(provider === 'google' ? [describeSecret(SAY.key, key, storedIn)] : []),
  ];
}

function findProblems({ provider, url, key, storedIn }: Draft): Readonly<Record<string, string>> {
  if (isOwn(provider) && !isWebAddress(url)) return { url: SAY.urlWrong };
  return provider === 'google' && key.trim() === '' && storedIn === '' ? { key: SAY.keyMissing } : {};
}
