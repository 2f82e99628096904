import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** A plugin that notes the folder of each npm package of which code or files end up in a build. */
export function observePackages(folders: Set<string>): Plugin {
  let root = '';
  return {
    name: 'observe-packages',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const sources = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
        for (const source of sources) note(resolve(root, source.replace('\0', '')), folders);
      }
    },
  };
}

const PACKAGE_FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

function note(file: string, folders: Set<string>): void {
  const folder = PACKAGE_FOLDER.exec(file.replaceAll(sep, '/'))?.[1];
  if (folder !== undefined) folders.add(folder);
}
