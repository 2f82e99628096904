export const MAP = {
  credit: 'OpenStreetMap-Mitwirkende',
  map: 'Karte: hier sind wir',
  wayToUs: 'So kommst Du zu uns',
  onFoot: 'Zu Fuß',
  byBike: 'Mit dem Rad',
  byTransit: 'Mit Bus und Bahn',
  byCar: 'Mit dem Auto',
  wayHelp: 'Der Routenplaner öffnet sich in einem neuen Fenster.',
  ourBranches: 'Unsere Filialen',
} as const;
