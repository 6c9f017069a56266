import { getMySuggestions } from '@lantern/contract/catalog/get-my-suggestions';
import { rightToLearn } from '@lantern/domain/access/right-to-learn';
import { courseSuggestions } from '@lantern/domain/suggestions/course-suggestions';
import { call } from '../../http/served-call';
import { listFinishedCourses } from '../../store/suggestions/finished-courses';
import { listSuggestionCandidates } from '../../store/suggestions/suggestion-candidates';

/** [2.4] Whoever may not learn can take none. */
export const handleGetMySuggestions = call(
  getMySuggestions,
  async (_input, { db, learner, now, session }) => {
    if (rightToLearn(session).kind === 'refused') return [];
    const courses = await listFinishedCourses(db, learner);
    const candidates = await listSuggestionCandidates(db, { ...learner, now }, courses);
    return courseSuggestions(candidates, courses, now).map(({ course: { objective }, reason }) => {
      const finished = courses.find(({ id }) => id === reason.finishedId) ?? null;
      const collection = finished?.collections.find(({ id }) => id === reason.collectionId) ?? null;
      return { objective, reason: reason.kind, finished, collection };
    });
  },
);
