import { useQuery } from '@tanstack/react-query';
import { publicBannersQuery } from '../../api/planner/banners';
import { usePage } from '../../lib/page/page-facts';
import { FragmentSlot } from '../fragment-slot/fragment-slot';
import styles from './visitor-banners.module.css';

/** [1.6] What the tenant says to everybody; below the page, where nothing moves when it comes. */
export function VisitorBanners() {
  const { config } = usePage();
  const { data } = useQuery({ ...publicBannersQuery(), enabled: 'banners' in config.fragments });
  if (!data || data.banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      <FragmentSlot name="banners" height={0} />
    </div>
  );
}
