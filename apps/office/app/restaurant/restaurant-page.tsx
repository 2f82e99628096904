import '../styles/restaurant.css';
import type { NewShopField } from '@tischlein/domain/franchise';
import { formatShopAddress } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { LAUNCH, NEW_SHOP, RESTAURANT as SAY } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { checkMail } from '../api/check-mail.ts';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { useTextStates } from '../texts/use-text-states.ts';
import { Loading } from '../ui/loading.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { PlacePart } from './place-part.tsx';
import type { RestaurantDraft } from './restaurant-draft.ts';
import { type EditedRestaurant, useRestaurant } from './use-restaurant.ts';

/** Name, address, place on the map and contact of a shop, and how they read on a slip. */
export function RestaurantPage({ session, shop }: Pick<ShopOffice, 'session' | 'shop'>) {
  const edited = useRestaurant(shop.id);
  const say = useSavedWords();
  const mayEdit = useOffice().may('shop', 'write');
  const { draft } = edited;
  if (!draft)
    return (
      <OfficeFrame title={SAY.title}>
        <Loading problem={edited.problem} />
      </OfficeFrame>
    );
  const isPlaceMissing = edited.found?.isProblem === true;
  return (
    <OfficeFrame title={SAY.title} isWide>
      <p className="soft">{SAY.lead}</p>
      {!mayEdit && <p className="notice">{SAY.onlyOwners}</p>}
      <div className="with-aside">
        <fieldset className="stack" disabled={!mayEdit}>
          <legend className="visually-hidden">{SAY.title}</legend>
          <SettingValues names={['title', 'email']} edited={edited.compared}>
            <Names draft={draft} edited={edited} />
            <AddressPart draft={draft} edited={edited} />
            <PlacePart draft={draft} edited={edited} hasMapTiles={session.mapCredit !== null} mayEdit={mayEdit} />
            <Contact draft={draft} edited={edited} />
          </SettingValues>
        </fieldset>
        <Aside draft={draft} shop={shop} saved={edited.savedPart} />
      </div>
      <SaveBar edited={edited} saved={isPlaceMissing ? SAY.savedWithoutPlace : say(SAY.saved)} />
    </OfficeFrame>
  );
}

interface PartProps {
  readonly draft: RestaurantDraft;
  readonly edited: EditedRestaurant;
}

/** The name in the shop and that of the restaurant; the second follows the first while both are alike. */
function Names({ draft, edited: { problems, change } }: PartProps) {
  const { shop } = useOffice();
  const isAlike = draft.title === draft.restaurantName;
  return (
    <OfficePart title={SAY.name}>
      <div className="form-grid">
        <TextField
          label={SAY.fields.title}
          help={SAY.titleHelp}
          error={draft.title.trim() === '' ? SAY.titleMissing : null}
          autoComplete="off"
          maxLength={120}
          value={draft.title}
          onChange={({ target: { value } }) => change({ title: value, ...(isAlike && { restaurantName: value }) })}
        />
        <TextField
          label={shop.franchise === null ? SAY.fields.restaurantName : SAY.fields.branchName}
          help={SAY.restaurantNameHelp}
          error={toError('name', problems)}
          autoComplete="off"
          maxLength={120}
          value={draft.restaurantName}
          onChange={({ target }) => change({ restaurantName: target.value })}
        />
      </div>
      <OwnValues at="config/title" />
    </OfficePart>
  );
}

function AddressPart({ draft, edited: { problems, change } }: PartProps) {
  return (
    <OfficePart title={SAY.address}>
      <p className="soft">{SAY.addressHelp}</p>
      <TextField
        label={SAY.fields.restaurantStreet}
        error={toError('street', problems)}
        autoComplete="off"
        maxLength={160}
        value={draft.restaurantStreet}
        onChange={({ target }) => change({ restaurantStreet: target.value })}
      />
      <div className="restaurant-town">
        <TextField
          label={SAY.fields.restaurantZip}
          error={toError('zip', problems)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={draft.restaurantZip}
          onChange={({ target }) => change({ restaurantZip: target.value })}
        />
        <TextField
          label={SAY.fields.restaurantCity}
          error={toError('city', problems)}
          autoComplete="off"
          maxLength={120}
          value={draft.restaurantCity}
          onChange={({ target }) => change({ restaurantCity: target.value })}
        />
      </div>
    </OfficePart>
  );
}

function Contact({ draft, edited: { problems, change } }: PartProps) {
  return (
    <OfficePart title={SAY.contact}>
      <div className="form-grid">
        <TextField
          label={SAY.fields.phone}
          help={SAY.phoneHelp}
          error={toError('phone', problems)}
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={draft.phone}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <MailField
          label={SAY.fields.email}
          help={SAY.emailHelp}
          error={toError('email', problems)}
          autoComplete="off"
          check={checkMail}
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </div>
      <OwnValues at="config/email" />
    </OfficePart>
  );
}

function toError(field: NewShopField, problems: EditedRestaurant['problems']): string | null {
  const problem = problems[field];
  return problem ? NEW_SHOP.problems[field][problem] : null;
}

interface AsideProps {
  readonly draft: RestaurantDraft;
  readonly shop: ShopOffice['shop'];
  /** Texts are compared again after it has changed. */
  readonly saved: RestaurantDraft | null;
}

/** How the data read on a slip, and which legal texts still say something else (S3 L12). */
function Aside({ draft, shop, saved }: AsideProps) {
  const { texts } = useTextStates(shop.id, saved);
  const outdated = texts?.states.filter((state) => state.outdated.length > 0) ?? [];
  const names = outdated.map(({ role }) => LAUNCH.texts.roles[role]);
  return (
    <aside className="stack">
      <section className="stack" aria-label={SAY.onSlip}>
        <h2>{SAY.onSlip}</h2>
        <div className="box restaurant-slip">
          <strong>{draft.restaurantName}</strong>
          <span>{formatShopAddress(draft)}</span>
          <span>{draft.phone}</span>
          <span>{draft.email}</span>
        </div>
      </section>
      {names.length > 0 && (
        <section className="notice" data-kind="warn" aria-label={SAY.outdatedTitle}>
          <strong>{SAY.outdatedTitle}</strong>
          <p>
            {SAY.outdated(names)} {SAY.outdatedHelp}
          </p>
          <Link className="button button-line" to={`/${shop.slug}/recht`}>
            {SAY.checkTexts}
          </Link>
        </section>
      )}
      <p className="soft">
        {SAY.company} <Link to={`/${shop.slug}/recht`}>{SAY.companyLink}</Link>.
      </p>
    </aside>
  );
}
