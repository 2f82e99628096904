/** The page of the link in the monthly mail. */
export const MONTHLY_MAIL_PAGE = {
  title: (restaurant: string): string => `Deine Zahlen von ${restaurant}`,
  question: 'Möchtest Du die Zahlen nicht mehr jeden Monat per E-Mail bekommen?',
  submit: 'Abbestellen',
  done: 'Du bekommst diese E-Mail nicht mehr. Auf der Seite „Zahlen“ im Büro kannst Du sie wieder bestellen.',
} as const;
