import { Card } from '../../ui/card/card';
import { Skeleton } from '../../ui/skeleton/skeleton';

/** Blank paper of a card's size. */
export function CourseCardSkeleton() {
  return (
    <Card
      cover={<Skeleton shape="cover" />}
      share={0}
      title={<Skeleton width="long" />}
      detail={<Skeleton width="full" />}
    />
  );
}
