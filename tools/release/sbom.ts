import type { Component } from './list-components.ts';

interface Described {
  readonly version: string;
  readonly nodeVersion: string;
  readonly components: readonly Component[];
}

/** The bill of materials in the format CycloneDX 1.6. The same release gives the same text: no time, no random id. */
export function formatSbom({ version, nodeVersion, components }: Described): string {
  const node = {
    type: 'application',
    'bom-ref': `pkg:generic/node@${nodeVersion}`,
    name: 'node',
    version: nodeVersion,
    purl: `pkg:generic/node@${nodeVersion}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `pkg:generic/tischlein@${version}`, name: 'tischlein', version },
    },
    components: [node, ...components.map(describeComponent)],
    dependencies: [
      {
        ref: `pkg:generic/tischlein@${version}`,
        dependsOn: [node['bom-ref'], ...components.map(toPurl)],
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const describeComponent = (component: Component) => ({
  type: 'library',
  'bom-ref': toPurl(component),
  name: component.name,
  version: component.version,
  purl: toPurl(component),
  licenses: [describeLicense(component.license)],
  ...(component.sha512 !== null && { hashes: [{ alg: 'SHA-512', content: component.sha512 }] }),
  ...(component.homepage !== null && { externalReferences: [{ type: 'website', url: component.homepage }] }),
});

const describeLicense = (license: string) =>
  / (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } };

const toPurl = ({ name, version }: Component): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;
