export const parsley = ['#2f5a1f', '#3f7328', '#24491a', '#558a35'];
/** Coarsely ground black pepper. */
export const blackPepper = ['#2a2019', '#3a2c20', '#17110d'];

export const redChili = ['#d32a17', '#ffdc9a'] as const;
export const springOnion = ['#5f9f3c', '#e4f3c4'] as const;
export const ketchup = ['#e2371c', '#c9230f', '#93130a'];
export const mayonnaise = ['#fff6dc', '#f8e8bd', '#e3c98a'];
