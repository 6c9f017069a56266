import { BASE_PATH, catalogCoursePath } from '@lantern/domain/course/course-paths';
import type { Db } from '../../db/db';
import { upsertBanner } from '../../store/operator/banner-admin';
import { demoId } from '../demo-id';

/** A course of the catalog that nobody has begun. */
const COURSE = 'COM-108';

/** [1.6] What the demo has to say: to whoever is signed in, for as long as it runs. */
export function fillBanners(db: Db, tenantId: string): Promise<void> {
  return upsertBanner(db, tenantId, {
    id: demoId('banner questions'),
    code: 'questions',
    audience: 'learner',
    units: [],
    starts: null,
    ends: null,
    position: 0,
    link: `${BASE_PATH}${catalogCoursePath(demoId(`course ${COURSE}`))}`,
    texts: {
      'en-US': {
        label: 'New in the catalog',
        title: 'Questions that open doors',
        text: 'Two short modules on curiosity at work: what to ask, when to wait, and how to hear the answer.',
        button: 'See the course',
      },
      ar: {
        label: 'جديد في الدليل',
        title: 'أسئلة تفتح الأبواب',
        text: 'وحدتان قصيرتان عن الفضول في العمل: ماذا تسأل، ومتى تنتظر، وكيف تصغي إلى الجواب.',
        button: 'عرض الدورة',
      },
    },
  });
}
