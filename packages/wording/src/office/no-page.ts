/** Why the office has nothing to show at an address. */
export const NO_PAGE = {
  noShop: 'Noch kein Restaurant',
  noShopHint: 'Du bist noch keinem Restaurant zugeordnet. Frage die Inhaberin oder den Inhaber.',
  notAllowed: 'Kein Zugang',
  notAllowedHint: 'Mit Deiner Rolle kannst Du diese Seite nicht öffnen. Frage die Inhaberin oder den Inhaber.',
  unknownShop: 'Diesen Shop gibt es hier nicht',
  unknownShopHint: 'Prüfe die Adresse oder öffne einen Deiner Shops:',
  overviewHint: 'Die Übersicht nimmt selbst keine Bestellungen an. Sie kommen in den Filialen an:',
} as const;
