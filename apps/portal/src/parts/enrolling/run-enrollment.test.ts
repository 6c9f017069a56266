import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../../lib/format/i18n';
import { showToast } from '../../lib/page/toasts';
import { runEnrollment } from './run-enrollment';

vi.mock('../../api/courses/enrollment', () => ({
  enrollmentOf: () => async () => ({ kind: 'aggregateNotFound' }),
  refetchCourses: async () => {},
}));
vi.mock('../../lib/page/toasts', () => ({ showToast: vi.fn<() => void>() }));

test('[8.10] an enrolment that never shows itself is told, and leads to My courses', async () => {
  const { t } = await createI18n('en-US');
  const navigate = vi.fn<() => Promise<void>>();
  const router = { navigate, history: createMemoryHistory() } as never; // nothing else of it is used
  const end = await runEnrollment(
    { objectiveId: 'course', flow: 'startTheCourse' },
    { client: new QueryClient(), router, t },
  );
  expect(end).toBe('left');
  expect(vi.mocked(showToast).mock.calls).toEqual([['error', t('errors.unknown')]]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/learn/courses', replace: true });
});
