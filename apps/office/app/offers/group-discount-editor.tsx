import { toBasisPoints, toCents } from '@tischlein/domain';
import type { Menu } from '@tischlein/domain/menu';
import type { OfferShop } from '@tischlein/domain/offer-editing';
import type { GroupOrderDiscount } from '@tischlein/domain/offers';
import { OFFER_FORM, OFFER_OFFICE, offerKindName, offerSentence, reductionWords } from '@tischlein/wording/office';
import { useMemo, useState } from 'react';
import { OfferIcon } from '../ui/offer-icon.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { OfferExampleWell } from './offer-example.tsx';
import { OfferSentence } from './offer-sentence.tsx';
import { OfferWarnings } from './offer-warnings.tsx';
import { Minimum, Reduction } from './reduction.tsx';
import { Section } from './section.tsx';
import { useOfferFindings } from './use-offer-findings.ts';
import { toGroupOffer } from './use-offers.ts';
import type { Fact } from '@tischlein/ui/compare-facts';
import { euro } from '@tischlein/wording';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

interface GroupDiscountEditorProps {
  readonly shop: string;
  readonly offerShop: OfferShop;
  readonly menu: Menu;
  readonly mayEdit: boolean;
}

const MOST_STAGES = 10;
const FIRST: GroupOrderDiscount = {
  discountType: 'percent',
  value: toBasisPoints(500),
  minimumOrderValue: toCents(6000),
};

/** What groups save, by the value of their order; the best stage counts (S3 C15, C23). */
export function GroupDiscountEditor({ shop, offerShop, menu, mayEdit }: GroupDiscountEditorProps) {
  const say = useSavedWords();
  const { stages, change, edited } = useGroupDiscounts(shop);
  const [variant, setVariant] = useState(0);
  const offer = useMemo(() => toGroupOffer(stages), [stages]);
  const { example, warnings } = useOfferFindings(offerShop, offer, variant);
  const replace = (index: number, stage: GroupOrderDiscount): void => {
    change(stages.with(index, stage));
  };
  return (
    <>
      <div className="with-aside">
        <fieldset className="stack" disabled={!mayEdit}>
          <legend className="visually-hidden">{OFFER_FORM.stages}</legend>
          <OfferSentence parts={offerSentence(offer, menu)} />
          <OfferWarnings warnings={warnings} menu={menu} />
          <Section title={OFFER_FORM.stages}>
            <SettingValues names={['groupOrderDiscounts']} edited={edited.compared}>
              <OwnValues at="config/groupOrderDiscounts" />
            </SettingValues>
            {stages.map((stage, index) => (
              <Stage
                key={index}
                number={index + 1}
                stage={stage}
                onChange={(next) => replace(index, next)}
                onRemove={() => change(stages.toSpliced(index, 1))}
              />
            ))}
            {stages.length < MOST_STAGES && (
              <button type="button" className="button button-line" onClick={() => change([...stages, FIRST])}>
                <OfferIcon name="plus" />
                {OFFER_FORM.addStage}
              </button>
            )}
          </Section>
        </fieldset>
        <aside className="stack">
          <OfferExampleWell example={example} offer={offer} menu={menu} onOther={() => setVariant(variant + 1)} />
        </aside>
      </div>
      {mayEdit && <SaveBar edited={edited} saved={say(OFFER_OFFICE.saved)} />}
    </>
  );
}

interface StageProps {
  readonly number: number;
  readonly stage: GroupOrderDiscount;
  readonly onChange: (stage: GroupOrderDiscount) => void;
  readonly onRemove: () => void;
}

const Stage = ({ number, stage, onChange, onRemove }: StageProps) => (
  <fieldset className="stack offer-stage">
    <legend>{OFFER_FORM.stage(number)}</legend>
    <Reduction
      types={['percent', 'euro']}
      type={stage.discountType}
      value={stage.value}
      onChange={(type, value) =>
        type !== 'fixed' &&
        onChange({ ...stage, discountType: type, value: type === 'percent' ? toBasisPoints(value) : toCents(value) })
      }
    />
    <Minimum
      value={stage.minimumOrderValue}
      onChange={(minimum) => onChange({ ...stage, minimumOrderValue: minimum })}
    />
    <button type="button" className="icon-button" aria-label={OFFER_FORM.removeStage(number)} onClick={onRemove}>
      <OfferIcon name="close" />
    </button>
  </fieldset>
);

type Stages = readonly GroupOrderDiscount[];

const documents: ConfigDocuments<Stages> = new Map();

/** The stages of the group discount, saved with the configuration of the shop. */
function useGroupDiscounts(shop: string) {
  const { part, change, ...edited } = useConfigDocument<Stages>({
    shop,
    documents,
    keys: ['groupOrderDiscounts'],
    part: ({ groupOrderDiscounts }) => groupOrderDiscounts,
    apply: (config, groupOrderDiscounts) => ({ ...config, groupOrderDiscounts }),
    describe,
  });
  return { stages: part ?? NONE, change, edited: { ...edited, isValid: true } };
}

const NONE: Stages = [];

const describe = (stages: Stages): readonly Fact[] => [
  {
    name: offerKindName('groupDiscount'),
    text: stages
      .map(
        ({ discountType, value, minimumOrderValue }) =>
          `${reductionWords(discountType, value)} ab ${euro(minimumOrderValue)}`,
      )
      .join(', '),
  },
];
