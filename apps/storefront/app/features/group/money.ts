import '../../styles/group.css';
import '../../styles/group-pages.css';

export { MyShare } from './my-share.tsx';
export { OwedShares } from './owed-shares.tsx';
