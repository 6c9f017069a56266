import { type ComponentProps, lazy, Suspense } from 'react';
import type { CourseBookmark as Bookmark } from '../parts/bookmark/course-bookmark';

const CourseBookmark = lazy(() =>
  import('../parts/bookmark/course-bookmark').then(({ CourseBookmark: Loaded }) => ({ default: Loaded })),
);

export function LazyBookmark(props: ComponentProps<typeof Bookmark>) {
  return (
    <Suspense>
      <CourseBookmark {...props} />
    </Suspense>
  );
}
