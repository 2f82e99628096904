interface ProblemsProps {
  /** '': none. */
  readonly texts: readonly string[];
}

/** What has gone wrong on a page, each sentence once: two requests are often refused for the same reason. */
export const Problems = ({ texts }: ProblemsProps) =>
  [...new Set(texts)].filter(Boolean).map((text) => (
    <p key={text} className="notice" data-kind="bad" role="alert">
      {text}
    </p>
  ));
