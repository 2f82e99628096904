import * as calls from '@tischlein/contract/calls';
import type { Installation } from '@tischlein/contract/office';
import { TILE_PRESETS, TILE_PROVIDERS, type TileChoice } from '@tischlein/domain/installation';
import { mapAnswer } from '@tischlein/ui/answer';
import type { Fact } from '@tischlein/ui/compare-facts';
import { TextField } from '@tischlein/ui/field';
import type { OpenDocuments } from '@tischlein/ui/use-document';
import { INSTALLATION } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { isWebAddress, type ProviderDraft, ProviderForm } from './provider-form.tsx';
import { type PartProps, usePart } from './use-part.ts';

const SAY = INSTALLATION.tiles;

interface Draft extends ProviderDraft<TileChoice['provider']> {
  readonly credit: string;
}

const documents: OpenDocuments<Installation, Draft> = new Map();

/** Where the maps of all shops come from. */
export function TilesPart({ installation }: PartProps) {
  const { isFixed, saved } = installation.tiles;
  const part = usePart(installation, {
    name: 'tiles',
    documents,
    toDraft,
    describe,
    check: findProblems,
    save: (draft, headers) => send(calls.saveMapTiles, { headers, body: { tiles: toChoice(draft) } }),
    test: async (draft) => {
      const body = toChoice(draft) ?? { provider: 'basemap', url: '', credit: '' };
      return mapAnswer(await send(calls.testMapTiles, { body }), ({ outcome }) => ({
        isGood: outcome === 'works',
        text: SAY.outcomes[outcome],
      }));
    },
  });
  const { provider } = part.form.values;
  const preset = provider === 'basemap' || provider === 'osm' ? TILE_PRESETS[provider] : null;
  return (
    <ProviderForm
      words={SAY}
      part={part}
      provider={part.form.field('provider')}
      url={provider === 'own' ? part.form.text('url') : null}
      isFixed={isFixed}
      current={saved && saved.provider}
      providers={TILE_PROVIDERS}
      preset={preset && { terms: preset.terms, credit: SAY.credit(preset.credit.name) }}
    >
      {provider === 'own' && (
        <TextField label={SAY.ownCredit} help={SAY.ownCreditHelp} maxLength={200} {...part.form.text('credit')} />
      )}
    </ProviderForm>
  );
}

const toDraft = ({ saved }: Installation['tiles']): Draft => saved ?? { provider: 'none', url: '', credit: '' };

/** What belongs to another provider is not stored. */
function toChoice({ provider, url, credit }: Draft): TileChoice | null {
  if (provider === 'none') return null;
  return provider === 'own' ? { provider, url: url.trim(), credit: credit.trim() } : { provider, url: '', credit: '' };
}

function describe(draft: Draft): readonly Fact[] {
  const provider = { name: SAY.legend, text: SAY.providers[draft.provider] };
  if (draft.provider !== 'own') return [provider];
  return [provider, { name: SAY.url, text: draft.url }, { name: SAY.ownCredit, text: draft.credit }];
}

function findProblems({ provider, url }: Draft): Readonly<Record<string, string>> {
  const isWhole = isWebAddress(url) && ['{z}', '{x}', '{y}'].every((each) => url.includes(each));
  return provider === 'own' && !isWhole ? { url: SAY.urlWrong } : {};
}
