import type { OfficeSession } from '@tischlein/contract/office';
import type { OpeningHours } from '@tischlein/domain/shop';
import { Announcer } from '@tischlein/ui/announcer';
import { HOURS } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { PausePanel } from '../pause/pause-panel.tsx';
import { usePause } from '../pause/use-pause.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { Tick } from '../ui/tick.tsx';
import { CapacityForm } from './capacity-form.tsx';
import type { Cancelled } from './cancel-orders.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import { ServingForm } from './serving-form.tsx';
import { SpecialDays } from './special-days.tsx';
import { type EditedOpening, useOpening } from './use-opening.ts';
import type { OpeningDraft } from './describe-opening.ts';
import { WeekEditor } from './week-editor.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

interface OpeningPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** Opening hours, delivery hours and capacity, editable by owners; all staff may pause. */
export function OpeningPage({ shop }: OpeningPageProps) {
  const pause = usePause(shop.id);
  const edited = useOpening(shop.id);
  const { may } = useOffice();
  const mayEdit = may('opening', 'write');
  const say = useSavedWords();
  return (
    <OfficeFrame title={HOURS.title}>
      {may('desk', 'write') && (
        <OfficePart title={HOURS.pause}>
          <PausePanel pause={pause} />
        </OfficePart>
      )}
      {!mayEdit && <p className="notice">{HOURS.onlyOwners}</p>}
      {edited.draft && (
        <fieldset disabled={!mayEdit}>
          <legend className="visually-hidden">{HOURS.title}</legend>
          <SettingValues names={['opening', 'slotCapacity']} edited={edited.compared}>
            <Parts shop={shop.id} draft={edited.draft} edited={edited} />
          </SettingValues>
        </fieldset>
      )}
      {mayEdit && <SaveBar edited={edited} saved={describeCancelled(edited.cancelled) || say(HOURS.saved)} />}
      <Announcer />
      {edited.closing && <ClosingDialog {...edited.closing} />}
    </OfficeFrame>
  );
}

const describeCancelled = (cancelled: Cancelled | null): string =>
  cancelled === null ? '' : HOURS.closing.saved(cancelled);

interface PartsProps {
  readonly shop: string;
  readonly draft: OpeningDraft;
  readonly edited: EditedOpening;
}

function Parts({ shop, draft, edited }: PartsProps) {
  const { opening, slotCapacity } = draft;
  const set = (change: Partial<OpeningHours>): void => edited.change({ ...draft, opening: { ...opening, ...change } });
  return (
    <>
      <OfficePart title={HOURS.opening}>
        <WeekEditor
          title={HOURS.opening}
          timetable={opening.openingTimes}
          onChange={(openingTimes) => set({ openingTimes })}
        />
        <OwnValues at="config/opening/openingTimes" />
      </OfficePart>
      <OfficePart title={HOURS.delivery}>
        <DeliveryTimes opening={opening} onChange={set} />
        <OwnValues at="config/opening/deliveryTimes" />
      </OfficePart>
      <OfficePart title={HOURS.specialDays}>
        <SpecialDays shop={shop} opening={opening} onChange={(specialOpeningTimes) => set({ specialOpeningTimes })} />
        <OwnValues at="config/opening/specialOpeningTimes" />
      </OfficePart>
      <OfficePart title={HOURS.serving}>
        <ServingForm opening={opening} onChange={set} />
        <OwnValues
          at={[
            'preparationMinutes',
            'allowASAP',
            'enablePreOrder',
            'preOrderDays',
            'firstSlotAfterPreparation',
            'customerInfo',
          ].map((name) => `config/opening/${name}`)}
        />
      </OfficePart>
      <OfficePart title={HOURS.capacity}>
        <CapacityForm
          slotMinutes={opening.slotMinutes}
          capacity={slotCapacity}
          menu={edited.menu}
          onSlot={set}
          onChange={(next) => edited.change({ ...draft, slotCapacity: next })}
        />
        <OwnValues at={['config/opening/slotMinutes', 'config/slotCapacity']} />
      </OfficePart>
    </>
  );
}

interface DeliveryTimesProps {
  readonly opening: OpeningHours;
  readonly onChange: (change: Partial<OpeningHours>) => void;
}

function DeliveryTimes({ opening, onChange }: DeliveryTimesProps) {
  const { openingTimes, deliveryTimes } = opening;
  const isAlike = deliveryTimes.length === 0;
  return (
    <>
      <Tick
        label={HOURS.deliveryAlike}
        isOn={isAlike}
        onChange={(isOn) => onChange({ deliveryTimes: isOn ? [] : openingTimes })}
      />
      {!isAlike && (
        <WeekEditor
          title={HOURS.delivery}
          timetable={deliveryTimes}
          onChange={(times) => onChange({ deliveryTimes: times })}
        />
      )}
    </>
  );
}
