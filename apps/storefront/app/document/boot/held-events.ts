import { HELD_MARK } from '../../browser/held-mark.ts';

/** What a guest has done before the page is hydrated: pressed a button, or changed a field. */
type HeldEvent =
  | { readonly kind: 'press'; readonly button: HTMLButtonElement }
  | { readonly kind: 'field'; readonly field: Field; readonly value: string; readonly isChecked: boolean };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPES = ['click', 'input', 'change'] as const;

/**
 * Holds back presses and changes of fields: before hydration they would be lost, and during it React would lose them or
 * handle them twice. A pressed button is marked. The returned function replays all in their order and ends the holding back.
 */
export function holdEvents(): () => void {
  const held: HeldEvent[] = [];
  const hold = (event: Event): void => {
    const { target, type } = event;
    // Links work without scripts.
    if (!(target instanceof Element) || target.closest('a')) return;
    event.stopImmediatePropagation();
    const button = type === 'click' ? target.closest('button') : null;
    if (button) {
      event.preventDefault();
      button.toggleAttribute(HELD_MARK, true);
      keep(held, { kind: 'press', button });
    } else if (type !== 'click' && isField(target))
      keep(held, { kind: 'field', field: target, value: target.value, isChecked: isToggle(target) && target.checked });
  };
  for (const type of TYPES) addEventListener(type, hold, { capture: true });
  return () => {
    for (const type of TYPES) removeEventListener(type, hold, { capture: true });
    held.forEach(replay);
  };
}

/** A button pressed again because nothing happens counts once; of a field that changes again only the last value counts. */
function keep(held: HeldEvent[], event: HeldEvent): void {
  const last = held.at(-1);
  if (last && elementOf(last) === elementOf(event)) held.pop();
  held.push(event);
}

const elementOf = (event: HeldEvent): Element => (event.kind === 'press' ? event.button : event.field);

function replay(event: HeldEvent): void {
  if (event.kind === 'press') {
    event.button.removeAttribute(HELD_MARK);
    event.button.click();
  } else if (isToggle(event.field)) {
    event.field.checked = !event.isChecked;
    event.field.click();
  } else type(event.field, event.value);
}

/** Sets the value past React, which ignores events that change nothing it knows of. */
function type(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const isField = (element: Element): element is Field => element.matches('input, textarea, select');

const isToggle = (field: Field): field is HTMLInputElement => field.matches('[type=radio], [type=checkbox]');
