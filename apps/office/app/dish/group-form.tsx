import type { ExtraGroupDocument } from '@tischlein/domain/menu';
import { checkGroup, editGroup, type FieldChange } from '@tischlein/domain/menu-editing';
import { editorProblem, GROUP_FORM } from '@tischlein/wording/office';
import { Tick } from '../ui/tick.tsx';
import { useEditing } from './editor-context.ts';
import { GroupItems } from './group-items.tsx';
import { NumberInput } from './number-input.tsx';
import { LineInput } from './text-inputs.tsx';
import { TimetableInput } from './timetable-input.tsx';

/** Everything about a group: its limits, its items with their prices, and when it is offered. */
export function GroupForm({ group }: { readonly group: ExtraGroupDocument }) {
  const { change, read } = useEditing();
  const { id, name } = group;
  const edit = (label: string, fields: FieldChange<Omit<ExtraGroupDocument, 'id'>>): void =>
    change(GROUP_FORM.field(name, label), (menu) => editGroup(menu, id, fields));
  const problems = checkGroup(read, id);
  const nameProblem = problems.find(({ code }) => code === 'nameMissing');
  const limitProblem = problems.find(({ code }) => code === 'minAboveLimit' || code === 'minimumUnreachable');
  return (
    <>
      <div className="editor-grid">
        <div>
          <LineInput
            label={GROUP_FORM.name}
            value={name}
            most={120}
            error={nameProblem ? editorProblem(nameProblem) : null}
            onChange={(next) => edit(GROUP_FORM.name, { name: next ?? '' })}
          />
        </div>
        <Limits group={group} problem={limitProblem ? editorProblem(limitProblem) : null} edit={edit} />
        <div className="editor-ticks">
          <Tick
            label={GROUP_FORM.forceGroup}
            help={GROUP_FORM.forceGroupHelp}
            isOn={group.forceGroup}
            onChange={(forceGroup) => edit(GROUP_FORM.forceGroup, { forceGroup })}
          />
          {group.groupType === 'dish' && (
            <Tick
              label={GROUP_FORM.differentDishes}
              isOn={group.allowDifferentDishes}
              onChange={(allowDifferentDishes) => edit(GROUP_FORM.differentDishes, { allowDifferentDishes })}
            />
          )}
        </div>
      </div>
      <GroupItems group={group} />
      <TimetableInput
        legend={GROUP_FORM.when}
        timetable={group.timetable}
        onChange={(timetable) => edit(GROUP_FORM.when, { timetable })}
      />
    </>
  );
}

interface LimitsProps {
  readonly group: ExtraGroupDocument;
  readonly problem: string | null;
  readonly edit: (label: string, fields: FieldChange<Omit<ExtraGroupDocument, 'id'>>) => void;
}

function Limits({ group: { min, limit, maxAmount }, problem, edit }: LimitsProps) {
  return (
    <>
      <div data-w="4">
        <NumberInput
          label={GROUP_FORM.min}
          error={problem}
          value={min}
          most={1000}
          onNumber={(value = 0) => edit(GROUP_FORM.min, { min: value })}
        />
      </div>
      <div data-w="4">
        <NumberInput
          label={GROUP_FORM.limit}
          value={limit === 0 ? undefined : limit}
          most={1000}
          placeholder={GROUP_FORM.noLimit}
          onNumber={(value = 0) => edit(GROUP_FORM.limit, { limit: value })}
        />
      </div>
      <div data-w="4">
        <NumberInput
          label={GROUP_FORM.maxAmount}
          value={maxAmount}
          least={1}
          most={99}
          onNumber={(value = 1) => edit(GROUP_FORM.maxAmount, { maxAmount: value })}
        />
      </div>
    </>
  );
}
