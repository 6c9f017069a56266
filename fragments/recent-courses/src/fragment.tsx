import pigments from '@lantern/artwork/pigments.css?inline';
import base from '@lantern/fragment-kit/base.css?inline';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { textsOf } from '@lantern/fragment-kit/texts-of';
import { useLoaded } from '@lantern/fragment-kit/use-loaded';
import { CourseCard } from './course-card';
import { loadCourses } from './load-courses';
import css from './recent-courses.css?inline';
import ar from './texts/ar.json';
import enUs from './texts/en-US.json';

export type Texts = typeof enUs;

export const contract = 1;
export const styles = `${pigments}${base}${css}`;

/** [4.22] The courses that the learner opened last. */
export default function RecentCourses(page: FragmentProps) {
  const { locale, navigation, api } = page;
  const texts = textsOf<Texts>(locale, { 'en-US': enUs, ar });
  const { loaded, reload } = useLoaded(() => loadCourses(api), locale);
  return (
    <section aria-labelledby="title">
      <div className="head">
        <h2 id="title">{texts.title}</h2>
        <a href={navigation.hrefOf('/courses')}>{texts.all}</a>
      </div>
      {loaded.kind === 'slow' && <Skeleton label={texts.waiting} />}
      {loaded.kind === 'failed' && (
        <div role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="button" onClick={reload}>
            {texts.retry}
          </button>
        </div>
      )}
      {loaded.kind === 'loaded' && loaded.data.length === 0 && <p className="empty">{texts.empty}</p>}
      {loaded.kind === 'loaded' && loaded.data.length > 0 && (
        <ul className="cards">
          {loaded.data.map((course) => (
            <CourseCard key={course.id} course={course} texts={texts} page={page} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Skeleton({ label }: { label: string }) {
  return (
    <>
      <output className="visually-hidden">{label}</output>
      <div className="cards" aria-hidden="true">
        {['one', 'two', 'three', 'four'].map((card) => (
          <div key={card} className="card">
            <div className="skeleton blank" />
            <div className="skeleton" />
          </div>
        ))}
      </div>
    </>
  );
}
