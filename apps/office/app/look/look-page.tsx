import '../styles/look.css';
import { LOOK } from '@tischlein/wording/office';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { ColoursForm } from './colours-form.tsx';
import { CssForm } from './css-form.tsx';
import { DomainForm } from './domain-form.tsx';
import { JobsForm, NewsForm } from './entries-form.tsx';
import { LookPreview } from './look-preview.tsx';
import { PicturesForm } from './pictures-form.tsx';
import { useLook } from './use-look.ts';
import { useLookPreview } from './use-look-preview.ts';
import { WordsForm } from './words-form.tsx';

/** How the shop looks: colours, pictures, words, stylesheet and domain, with a preview of the shop itself. */
export function LookPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const say = useSavedWords();
  const edited = useLook(shop.id);
  const mayWrite = useOffice().may('look', 'write');
  const { look, change, problem } = edited;
  const preview = useLookPreview(shop.id, mayWrite ? look : null);
  return (
    <OfficeFrame title={LOOK.title} isWide>
      <div className="look">
        {look ? (
          <fieldset className="look-forms" disabled={!mayWrite}>
            <legend className="visually-hidden">{LOOK.title}</legend>
            <ColoursForm look={look} onChange={change} />
            <PicturesForm shop={shop.id} look={look} onChange={change} />
            <WordsForm look={look} onChange={change} />
            <NewsForm look={look} onChange={change} />
            <JobsForm look={look} onChange={change} />
            <CssForm look={look} findings={preview.cssFindings} onChange={change} />
            <DomainForm shop={shop.id} domain={look.domain ?? ''} onChange={(domain) => change({ domain })} />
          </fieldset>
        ) : (
          <p role="status">{problem}</p>
        )}
        <LookPreview slug={shop.slug} preview={preview} look={look} />
      </div>
      {mayWrite && <SaveBar edited={edited} saved={say(LOOK.saved)} />}
    </OfficeFrame>
  );
}
