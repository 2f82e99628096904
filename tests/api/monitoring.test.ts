import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { onSqlite, type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';

const alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['warning', 'critical']) }),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const METRIC = /\b(?:tischlein|http|process|nodejs)_[a-z_\d]+/g;

describe.each(onSqlite(preparedTrattoria))('deploy/monitoring', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let known: ReadonlySet<string>;
  beforeAll(async () => {
    place = await open();
    shop = await openShop(place);
    await shop.guest().order();
    const { body } = await shop.guest().call('GET', '/metrics');
    const families = Array.from(body.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type = '']) => ({
      name,
      type,
    }));
    known = new Set(
      families.flatMap(({ name, type }) => (type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name])),
    );
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const findUnknown = (expressions: readonly string[]): string[] =>
    expressions.flatMap((expression) => (expression.match(METRIC) ?? []).filter((name) => !known.has(name)));

  it('has rules about figures that the server has, each with what to do', async () => {
    const { groups } = alerts.parse(parse(await readFile('deploy/monitoring/alerts.yml', 'utf8')));
    const rules = groups.flatMap((group) => group.rules);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(findUnknown(rules.map(({ expr }) => expr))).toEqual([]);
  });

  it('has rules about the way that guests take and the certificate, which the manual scrapes', async () => {
    const { groups } = alerts.parse(parse(await readFile('deploy/monitoring/alerts.yml', 'utf8')));
    const expressions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
    for (const figure of ['probe_success', 'probe_ssl_earliest_cert_expiry'])
      expect(expressions).toContainEqual(expect.stringContaining(`${figure}{job="tischlein-public"}`));
    expect(await readFile('docs/operations/monitoring.md', 'utf8')).toContain('job_name: tischlein-public');
  });

  it('has a dashboard of figures that the server has', async () => {
    const { panels } = dashboard.parse(JSON.parse(await readFile('deploy/monitoring/dashboard.json', 'utf8')));
    expect(panels.length).toBeGreaterThan(12);
    expect(findUnknown(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))).toEqual([]);
  });
});
