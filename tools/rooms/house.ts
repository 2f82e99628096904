/** A folder of a house, or files beside its rooms. It imports rooms of lower layers, and the neighbours of its own layer that it names. */
interface Room {
  readonly layer: number;
  readonly name: string;
  readonly neighbours?: readonly string[];
  /** Markdown, for docs/house.md. */
  readonly holds: string;
}

/** An app or package whose rooms are layered. */
export interface House {
  readonly name: string;
  readonly folder: string;
  /** Files of the lowest layer, which every room may import. */
  readonly files: readonly { readonly names: readonly string[]; readonly holds: string }[];
  readonly rooms: readonly Room[];
}
