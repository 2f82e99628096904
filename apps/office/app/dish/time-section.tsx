import { DISH_FORM } from '@tischlein/wording/office';
import { FormBlock } from './form-block.tsx';
import { TimetableInput } from './timetable-input.tsx';
import { useDish } from './use-dish.ts';

/** When a dish is offered. */
export function TimeSection() {
  const { dish, edit, at } = useDish();
  return (
    <FormBlock
      id="wann"
      title={DISH_FORM.sections.wann}
      help={DISH_FORM.whenHelp}
      fields={['timetable']}
      own={at('timetable')}
    >
      <TimetableInput
        legend={DISH_FORM.sections.wann}
        timetable={dish.timetable}
        onChange={(timetable) => edit(DISH_FORM.sections.wann, { timetable })}
      />
    </FormBlock>
  );
}
