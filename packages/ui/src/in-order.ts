/**
 * Answers overtake each other, and an older one must not be shown over a newer. Called when something is asked; what it gives takes the
 * answer, unless a newer one was taken before.
 */
export function inOrder(): <Answer>(take: (answer: Answer) => void) => (answer: Answer) => void {
  let asked = 0;
  let answered = 0;
  return (take) => {
    asked += 1;
    const mine = asked;
    return (answer) => {
      if (mine < answered) return;
      answered = mine;
      take(answer);
    };
  };
}
