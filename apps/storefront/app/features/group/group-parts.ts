// One file: a group's parts of the cart are shown together.
export { GroupBar } from './group-bar.tsx';
export { GroupHead, GroupOthers } from './group-cart.tsx';
export { GroupFoot } from './group-foot.tsx';
export { GroupSums } from './group-sums.tsx';
export { LostGroup } from './lost-group.tsx';
