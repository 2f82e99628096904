export const MAP_CREDIT = 'OpenStreetMap-Mitwirkende';
