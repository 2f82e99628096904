import { ADDRESS_DIALOG, BRANCHES, SERVICE, TIME_FIELD } from '@tischlein/wording/storefront';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { findFranchise } from '../../../shop/find-franchise.ts';
import { changeOptions } from '../../../ordering/use-order-settings.ts';
import { useShop } from '../../../context/shop-context.ts';
import { OrderTypeSwitch } from '../order-type-switch.tsx';
import { TimeField } from '../time-field.tsx';
import { LocationField } from './location-field.tsx';
import { LocationProblemText } from './location-problem.tsx';
import type { InitialInfo } from './use-initial-info.ts';

interface InitialPageProps {
  readonly info: InitialInfo;
  readonly formId: string;
}

/** Order type, location and, in a franchise, time (S2 §2 Initial info dialog). */
export function InitialPage({ info, formId }: InitialPageProps) {
  const { shop, guest } = useShop();
  const { purpose, settings, state } = info;
  const { orderType } = settings;
  // Not awaited: typing on cancels a request, and the next press starts another one.
  const form = useForm({ first: {}, take: () => void (state.isAsking || info.submit()) });
  return (
    <Form form={form} className="dialog-body dialog-form" id={formId} noValidate>
      {purpose.isFranchise && <p className="soft">{BRANCHES.subtitle}</p>}
      <OrderTypeSwitch
        value={orderType}
        onChange={(wishedType) => {
          info.showProblem(null);
          changeOptions(guest, { wishedType });
        }}
      />
      {orderType === 'delivery' || purpose.isFranchise ? <LocationField info={info} /> : <OurLocation info={info} />}
      {purpose.isFranchise && (
        <TimeField
          orderability={settings.orderability}
          error={null}
          help={TIME_FIELD.help}
          onTime={(serveAt) => {
            info.showProblem(null);
            changeOptions(guest, { serveAt });
          }}
        />
      )}
      {state.problem && orderType === 'delivery' && shop.supportPickup && (
        <button
          className="button button-line button-wide"
          type="button"
          onClick={() => {
            info.showProblem(null);
            changeOptions(guest, { wishedType: 'pickup' });
          }}
        >
          {ADDRESS_DIALOG.pickUpInstead}
        </button>
      )}
      {findFranchise(shop) !== null && (
        <button className="link-button another-branch" type="button" onClick={() => void info.showList()}>
          {BRANCHES.another}
        </button>
      )}
    </Form>
  );
}

/** The shop's address, for pickup (S2 §2 Non-franchise pickup). */
function OurLocation({ info: { state, settings, choose } }: { readonly info: InitialInfo }) {
  const { shop } = useShop();
  return (
    <div>
      <address className="our-location">
        <strong>{SERVICE.ourLocation}</strong>
        <span>{shop.restaurantName}</span>
        <span>{shop.restaurantStreet}</span>
        <span>
          {shop.restaurantZip} {shop.restaurantCity}
        </span>
      </address>
      <div role="alert">
        {state.problem && (
          <LocationProblemText problem={state.problem} orderType={settings.orderType} onChoose={choose} />
        )}
      </div>
    </div>
  );
}
