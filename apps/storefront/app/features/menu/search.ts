// A file of its own, so that the search is loaded later than the rest of the menu's rules.
export { searchMenu } from '@tischlein/domain/menu';
