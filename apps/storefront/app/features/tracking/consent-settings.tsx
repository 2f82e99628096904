import { Form } from '@tischlein/ui/form';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useForm } from '@tischlein/ui/use-form';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { CONSENT } from '@tischlein/wording/storefront';
import { useId, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { findConsent } from '../../guest/consent.ts';
import { decide } from './decide.ts';
import '../../styles/consent.css';

/** Lists data stored on the device; switches the counting of visits. Nothing is preset; off deletes the number. */
export function ConsentSettings() {
  const { shop } = useShop();
  if (shop.enableTracking !== true) return <p>{CONSENT.off}</p>;
  return (
    <>
      <p>{CONSENT.help}</p>
      <Choices />
    </>
  );
}

function Choices() {
  const { shop } = useShop();
  const consent = useStore(findConsent(shop.id));
  const isHydrated = useHydrated();
  const countingId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isSaved, setSaved] = useState(false);
  const isOn = chosen ?? consent === 'given';
  const form = useForm({
    first: {},
    take: () => {
      decide(shop, isOn);
      setSaved(true);
    },
  });
  return (
    <Form form={form} className="consent-settings">
      <div role="status">
        {isSaved && (
          <Notice kind="good" icon="check">
            <strong>{CONSENT.saved}.</strong> {consent === 'given' ? CONSENT.savedOn : CONSENT.savedOff}
          </Notice>
        )}
      </div>
      <div className="consent-setting">
        <div>
          <strong>{CONSENT.needed}</strong>
          <p>{CONSENT.neededHelp}</p>
        </div>
        <span className="soft">{CONSENT.alwaysOn}</span>
      </div>
      <label className="consent-setting">
        <span>
          <strong>{CONSENT.counting}</strong>
          <span className="soft" id={countingId}>
            {CONSENT.countingHelp(shop.restaurantName, shop.trackingHost ?? null)}
          </span>
        </span>
        <input
          className="toggle"
          type="checkbox"
          aria-label={CONSENT.counting}
          aria-describedby={countingId}
          checked={isOn}
          disabled={!isHydrated}
          onChange={(event) => {
            setChosen(event.target.checked);
            setSaved(false);
          }}
        />
      </label>
      <button className="button button-main" type="submit" disabled={!isHydrated}>
        {CONSENT.save}
      </button>
      {isHydrated && consent === null && <p className="soft">{CONSENT.undecided}</p>}
    </Form>
  );
}
