import '../styles/differences.css';
import * as calls from '@tischlein/contract/calls';
import type { OwnValueList } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { COPY, DIFFERENCES } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { ChoiceList } from '../ui/choice-list.tsx';
import { Loading } from '../ui/loading.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type Choice, listChoices, toPaths } from './copy-choices.ts';
import { CopyPreviews } from './copy-previews.tsx';
import { useCopy } from './use-copy.ts';

/** Copies settings and values of a branch, or of the franchise, into other branches: what, where, what changes, done. */
export function CopyPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may, session } = useOffice();
  const overview = shop.isFranchiseOverview ? shop.id : shop.franchise;
  const mayCopy = may('branches', 'write') && overview !== null;
  const { value, problem } = useRemote<OwnValueList>({
    key: String(overview),
    read: async () =>
      mayCopy ? send(calls.listOwnValues, { params: { shop: overview } }) : { ok: true, value: { branches: [] } },
  });
  const branches = session.shops.filter(({ franchise }) => franchise === overview);
  return (
    <OfficeFrame title={COPY.title} crumb={{ path: '/unterschiede', name: DIFFERENCES.title }}>
      <p className="soft">{mayCopy ? COPY.lead : COPY.notAllowed}</p>
      {mayCopy && !value && <Loading problem={problem} />}
      {mayCopy && value && overview !== null && (
        <CopyForm
          list={value}
          overview={overview}
          branches={branches}
          first={shop.isFranchiseOverview ? (branches[0]?.id ?? '') : shop.id}
        />
      )}
    </OfficeFrame>
  );
}

interface CopyFormProps {
  readonly list: OwnValueList;
  readonly overview: string;
  readonly branches: ShopOffice['session']['shops'];
  readonly first: string;
}

function CopyForm({ list, overview, branches, first }: CopyFormProps) {
  const [from, setFrom] = useState(first);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [targets, setTargets] = useState<readonly string[]>([]);
  const copy = useCopy();
  const { may } = useOffice();
  const { pages, values } = listChoices(list, from, (area) => may(area, 'write'));
  const others = branches.filter(({ id }) => id !== from);
  const paths = toPaths([...pages, ...values], chosen);
  const wanted = others.filter(({ id }) => targets.includes(id));
  const change = (set: () => void): void => {
    set();
    copy.reset();
  };
  return (
    <>
      <fieldset disabled={copy.isBusy}>
        <legend className="visually-hidden">{COPY.title}</legend>
        <OfficePart title={COPY.from}>
          <SelectField
            label={COPY.fromLabel}
            value={from}
            options={[
              ...branches.map(({ id, name }) => ({ value: id, label: name })),
              { value: overview, label: COPY.franchise },
            ]}
            onChange={(next) =>
              change(() => {
                setFrom(next);
                setChosen([]);
              })
            }
          />
        </OfficePart>
        <OfficePart title={COPY.what}>
          <Choices
            label={COPY.pages}
            choices={pages}
            chosen={chosen}
            onChange={(next) => change(() => setChosen(next))}
          />
          {values.length > 0 && (
            <Choices
              label={COPY.values}
              choices={values}
              chosen={chosen}
              onChange={(next) => change(() => setChosen(next))}
            />
          )}
        </OfficePart>
        <OfficePart title={COPY.where}>
          {others.length === 0 && <p className="soft">{COPY.noOther}</p>}
          {others.length > 0 && (
            <ChoiceList
              label={COPY.targets}
              names={Object.fromEntries(others.map(({ id, name }) => [id, name]))}
              values={others.map(({ id }) => id)}
              value={targets}
              onChange={(next) => change(() => setTargets(next))}
            />
          )}
          {others.length > 1 && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => change(() => setTargets(others.map(({ id }) => id)))}
            >
              {COPY.allBranches}
            </button>
          )}
        </OfficePart>
      </fieldset>
      <CopyPreviews copy={copy} request={{ from, paths }} targets={wanted} />
    </>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const Choices = ({ label, choices, chosen, onChange }: ChoicesProps) => {
  const own = choices.map(({ key }) => key);
  return (
    <ChoiceList
      label={label}
      names={Object.fromEntries(choices.map(({ key, label: name }) => [key, name]))}
      values={own}
      value={chosen.filter((key) => own.includes(key))}
      onChange={(next) => onChange([...chosen.filter((key) => !own.includes(key)), ...next])}
    />
  );
};
