import '../styles/options.css';
import * as calls from '@tischlein/contract/calls';
import { mapAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { OPTIONS as SAY } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { send } from '../api/send.ts';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { SettingValues } from '../frame/setting-values.tsx';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { Loading } from '../ui/loading.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import {
  FilterOption,
  HiddenTagsOption,
  NumbersOption,
  PicturesOption,
  RecommendedOption,
  SearchOption,
  ViewOption,
} from './menu-options.tsx';
import { AuditOption } from './office-options.tsx';
import { OPTION_GROUP_NAMES, OPTION_GROUPS, type OptionKey } from './option-groups.ts';
import type { OptionProps } from './option-row.tsx';
import {
  AccountsOption,
  ConsentOption,
  MethodMinimumsOption,
  NearbyOption,
  PickupMinimumOption,
} from './ordering-options.tsx';
import { DepositOption, DepositsOption, LowestPriceOption, VatOption } from './price-options.tsx';
import { ReusableNoticeOption, ReusablesOption } from './reusables-option.tsx';
import { useOptions } from './use-options.ts';

/** Settings of a shop without a page of their own: one row for each, in three groups. */
export function OptionsPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const edited = useOptions(shop.id);
  const say = useSavedWords();
  const { options, change, handsOver, methods } = edited;
  const sizes = useSizes(shop.id);
  if (!options)
    return (
      <OfficeFrame title={SAY.title}>
        <Loading problem={edited.problem} />
      </OfficeFrame>
    );
  const rows = listRows({ options, change }, { isDue: handsOver, sizes, methods });
  return (
    <OfficeFrame title={SAY.title} isWide>
      <p className="soft">{SAY.lead}</p>
      <div className="with-aside">
        <SettingValues names={Object.values(OPTION_GROUPS).flat()} edited={edited.compared}>
          <div className="options">
            {OPTION_GROUP_NAMES.map((group) => (
              <section key={group} aria-labelledby={group}>
                <h2 id={group}>{SAY.groups[group]}</h2>
                {OPTION_GROUPS[group].map((key) => rows[key])}
              </section>
            ))}
          </div>
        </SettingValues>
        <OptionsAside />
      </div>
      <SaveBar edited={edited} saved={say(SAY.saved)} />
    </OfficeFrame>
  );
}

interface Facts {
  readonly isDue: boolean;
  readonly sizes: readonly { readonly id: string; readonly name: string }[];
  readonly methods: ReturnType<typeof useOptions>['methods'];
}

/** A row for each option: one that is missing here does not compile. */
function listRows(props: OptionProps, { isDue, sizes, methods }: Facts): Readonly<Record<OptionKey, ReactNode>> {
  return {
    reusables: <ReusablesOption key="reusables" {...props} isDue={isDue} />,
    reusableNotice: <ReusableNoticeOption key="reusableNotice" {...props} />,
    lowestPriceForDishes: <LowestPriceOption key="lowestPriceForDishes" {...props} />,
    useDishDeposit: <DepositOption key="useDishDeposit" {...props} />,
    dishDeposits: <DepositsOption key="dishDeposits" {...props} sizes={sizes} />,
    comboVatRule: <VatOption key="comboVatRule" {...props} />,
    verticalMenu: <ViewOption key="verticalMenu" {...props} />,
    enableDishPictures: <PicturesOption key="enableDishPictures" {...props} />,
    showDishNumbers: <NumbersOption key="showDishNumbers" {...props} />,
    filterList: <FilterOption key="filterList" {...props} />,
    hiddenTags: <HiddenTagsOption key="hiddenTags" {...props} />,
    searchList: <SearchOption key="searchList" {...props} />,
    totalRecommendedRatings: <RecommendedOption key="totalRecommendedRatings" {...props} />,
    pickupMinimumOrderValue: <PickupMinimumOption key="pickupMinimumOrderValue" {...props} />,
    paymentMethodsPickupMinimumOrderValue: (
      <MethodMinimumsOption key="paymentMethodsPickupMinimumOrderValue" {...props} methods={methods} />
    ),
    enableLogin: <AccountsOption key="enableLogin" {...props} />,
    uncoupleAccountConsent: <ConsentOption key="uncoupleAccountConsent" {...props} />,
    auditMonths: <AuditOption key="auditMonths" {...props} />,
    nearbyRestaurants: <NearbyOption key="nearbyRestaurants" {...props} />,
  };
}

function useSizes(shop: string): Facts['sizes'] {
  const { value = [] } = useRemote<Facts['sizes']>({
    key: shop,
    read: async () => mapAnswer(await send(calls.getShopMenu, { params: { shop } }), ({ sizes }) => sizes),
  });
  return value;
}

function OptionsAside() {
  const { shop } = useOffice();
  return (
    <aside className="stack">
      <nav className="option-anchors" aria-label={SAY.anchors}>
        {OPTION_GROUP_NAMES.map((group) => (
          <a key={group} href={`#${group}`}>
            {SAY.groups[group]}
          </a>
        ))}
      </nav>
      {shop.state === 'open' && (
        <section className="well stack" aria-label={SAY.preview.title}>
          <h2>{SAY.preview.title}</h2>
          <p className="soft">{SAY.preview.text}</p>
          <a className="button button-line" href={`/f=${shop.slug}/`} target="_blank" rel="noreferrer">
            {SAY.preview.link}
          </a>
        </section>
      )}
    </aside>
  );
}
