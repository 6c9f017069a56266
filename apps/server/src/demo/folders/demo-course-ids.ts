import type { CourseIds } from '../../course-import/course-ids';
import { demoId } from '../demo-id';

/** As all courses of the demo have them, so that whoever fills in what people did knows them by the code. */
export function demoCourseIds(code: string): CourseIds {
  return {
    course: demoId(`course ${code}`),
    root: demoId(`activity ${code}`),
    offer: demoId(`access ${code} everybody`),
    channel: demoId(`channel ${code}`),
    part: (key, type) => demoId(`part ${code} ${key} ${type}`),
    activity: (key, type) => demoId(`activity ${code} ${key} ${type}`),
    certificate: (name) => demoId(`template ${code} ${name}`),
    file: ({ path, sha256, mediaType }, isPublic) =>
      demoId(`file ${code} ${path} ${sha256} ${mediaType} ${isPublic ? 'public' : 'private'}`),
  };
}
