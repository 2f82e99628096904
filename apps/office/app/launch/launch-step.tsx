import type { ShopStateAnswer } from '@tischlein/contract/office';
import { LAUNCH, OPENING_DUTY_WORDS, openingGapText } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { type PartProps, STEP_PAGES, StepForm } from './step-form.tsx';

type LaunchStepProps = ShopStateAnswer['steps'][number] & { readonly number: number; readonly part: PartProps };

/** A row of the checklist: it leads to a page of the office, or its form unfolds below. */
export function LaunchStep({ duty, isDone, gap, number, part }: LaunchStepProps) {
  const isNamed = useLocation().hash === `#${duty}`;
  const [isOpen, setOpen] = useState(isNamed);
  const { name, hint } = OPENING_DUTY_WORDS[duty];
  const path = STEP_PAGES[duty];
  const words = isOpen && path === undefined ? LAUNCH.close : isDone ? LAUNCH.change : LAUNCH.go;
  const button = { className: `button ${isDone ? 'button-quiet' : 'button-line'}`, 'aria-label': `${words}: ${name}` };
  return (
    <li id={duty} className="launch-step" data-state={isDone ? 'done' : 'todo'} ref={isNamed ? scrollTo : null}>
      <span className="launch-dot" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div>
        <h2>
          {name}
          <span className="visually-hidden"> – {isDone ? LAUNCH.done : LAUNCH.missing}</span>
        </h2>
        <p>
          {gap ? openingGapText(gap) : hint}
          {(gap?.code === 'undeclared' || gap?.code === 'lacking') && (
            <>
              {' '}
              <Link to={`/${part.shop.slug}/allergene`}>{LAUNCH.whichDishes}</Link>
            </>
          )}
        </p>
      </div>
      {path === undefined ? (
        <button type="button" {...button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words}
        </button>
      ) : (
        <Link {...button} to={`/${part.shop.slug}${path}`}>
          {words}
        </Link>
      )}
      {isOpen && path === undefined && (
        <div className="stack launch-form">
          <StepForm duty={duty} {...part} />
        </div>
      )}
    </li>
  );
}

/** The row that the address names is rendered after the page has loaded. */
const scrollTo = (row: HTMLElement | null): void => row?.scrollIntoView();
