// One file: each further one costs its name and a loader in the first load.
export { searchMenu } from '@tischlein/domain/menu';
export { followAnchors } from './follow-anchors.ts';
export { readFilter, writeFilter } from './filter-address.ts';
export { SearchSummary } from './search-summary.tsx';
export { ShowMoreButton } from './show-more-button.tsx';
export { Strip } from './strip.tsx';
export { StripTurns } from './strip-turns.tsx';
