/** A part of a document in words: 'Montag' → '11:00–22:00'. */
export interface Fact {
  /** Identifies the part in all versions; absent: its name. */
  readonly key?: string;
  readonly name: string;
  readonly text: string;
  /** Compared instead of the text, which may be the same for values that differ. */
  readonly exact?: string;
}

/** A document before and after two people have changed it. */
export interface Versions<Document> {
  /** What both changes are based on. */
  readonly base: Document;
  readonly saved: Document;
  readonly mine: Document;
}

/** A fact that differs between `saved` and `mine`; a text is null where the version has no such fact. */
export interface Difference {
  readonly key: string;
  readonly name: string;
  readonly saved: string | null;
  readonly mine: string | null;
  readonly changedBy: 'me' | 'others' | 'both';
}

/** The differences between the saved version and the one of this person, in the order of `saved`. */
export function compareFacts({ base, saved, mine }: Versions<readonly Fact[]>): readonly Difference[] {
  const keys = new Set([...saved, ...mine].map(toKey));
  return [...keys].flatMap((key) => {
    const [before, theirs, own] = [base, saved, mine].map((facts) => facts.find((fact) => toKey(fact) === key));
    if (isSame(theirs, own)) return [];
    const changedBy = isSame(before, theirs) ? 'me' : isSame(before, own) ? 'others' : 'both';
    const name = (own ?? theirs)?.name ?? key;
    return [{ key, name, saved: theirs?.text ?? null, mine: own?.text ?? null, changedBy }];
  });
}

const toKey = ({ key, name }: Fact): string => key ?? name;

const isSame = (one: Fact | undefined, other: Fact | undefined): boolean =>
  one?.text === other?.text && one?.exact === other?.exact;
