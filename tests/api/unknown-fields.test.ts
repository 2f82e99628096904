import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { PERMITTED_CALLS, sampleBody, sendCall } from '../support/every-call.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';

const OFFICE_CALLS = PERMITTED_CALLS.filter(({ call }) => call.caller === 'staff');
const WITH_BODY = OFFICE_CALLS.filter(({ call }) => call.body);
const FIELD = 'unbekannt';
const SENTENCE = 'Diese Angabe gibt es hier nicht. Bitte prüfe, wie sie heißt.';

/** Objects whose keys are ids. */
const MAPS = /(?:^|\.)(?:trackingIds|dishDeposits|prices\.(?:delivery|pickup|dineIn))$/;

describe.each(onSqlite(preparedTwoShops))('unknown fields, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeAll(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  it.each(WITH_BODY)('$name names them, wherever they are in its body', async (each) => {
    const wrong: unknown[] = [];
    const sample = sampleBody(each);
    for (const path of listObjects(sample).filter((keys) => !MAPS.test(keys.join('.')))) {
      const answer = await sendCall(owner, each, { shop: 'roma', body: addField(sample, path) });
      const named = [...path, FIELD].join('.');
      const { form } = answer.json();
      if (answer.statusCode !== 400 || form?.[named] !== SENTENCE) wrong.push([named, answer.statusCode, form]);
    }
    expect(wrong).toEqual([]);
  });

  it.each(OFFICE_CALLS)('$name names them in its query', async (each) => {
    const answer = await sendCall(owner, each, { shop: 'roma', query: `?${FIELD}=1` });
    expect([answer.statusCode, answer.json().form]).toMatchObject([400, { [FIELD]: SENTENCE }]);
  });

  it('says it in one sentence for people, too', async () => {
    const answer = await owner.call('PUT', '/api/office/shop/roma/pause?minuten=5', { minutes: 15, grund: '' });
    expect(answer.json()).toMatchObject({
      code: 'invalidRequest',
      message:
        'Diese Angaben gibt es hier nicht: grund, minuten. Bitte prüfe, wie sie heißen, oder lade die Seite neu.',
    });
  });

  it('are no reason to refuse a guest, whose page may be older than the server', async () => {
    const address = { location: 'Marienplatz 1, 80331 München', [FIELD]: 1 };
    expect((await shop.guest().call('POST', '/api/shop/roma/geo', address)).statusCode).toBe(200);
  });

  it('have no place in the description of those calls', async () => {
    const { paths, components } = (await shop.guest().call('GET', '/api/openapi.json')).json();
    const described = WITH_BODY.map(({ name, call }) => {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      const { schema } = paths[path][call.method.toLowerCase()].requestBody.content['application/json'];
      return { name, open: listOpen(schema, components.schemas) };
    });
    expect(described.filter((each) => each.open.length > 0)).toEqual([]);
  });
});

/** The paths of all objects in a value; of the items of a list, those of the first. */
function listObjects(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [[]];
  const parts = Object.entries(value).slice(0, Array.isArray(value) ? 1 : Infinity);
  return [...own, ...parts.flatMap(([key, part]) => listObjects(part).map((path) => [key, ...path]))];
}

function addField(value: unknown, [key, ...rest]: readonly string[]): object {
  const copy: object = structuredClone(Object(value));
  if (key === undefined) return { ...copy, [FIELD]: 'x' };
  Reflect.set(copy, key, addField(Reflect.get(copy, key), rest));
  return copy;
}

/** The places in a JSON schema that take fields without describing them. */
function listOpen(schema: unknown, components: object, seen = new Set<unknown>()): readonly string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref: reference, properties, additionalProperties }: Record<string, unknown> = { ...schema };
  const parts = Object.values(schema).flatMap((part) => listOpen(part, components, seen));
  if (typeof reference === 'string') return listOpen(Reflect.get(components, reference.slice(21)), components, seen);
  return properties && additionalProperties !== false ? [JSON.stringify(schema).slice(0, 200), ...parts] : parts;
}
