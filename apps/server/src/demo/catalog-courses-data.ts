import type { CatalogCourse } from './catalog/catalog-course';
import { COMMUNICATION_BEGINNER_COURSES } from './catalog/communication-beginner-courses-data';
import { COMMUNICATION_FURTHER_COURSES } from './catalog/communication-further-courses-data';
import { DESIGN_BEGINNER_COURSES } from './catalog/design-beginner-courses-data';
import { DESIGN_FURTHER_COURSES } from './catalog/design-further-courses-data';
import { FINANCE_BEGINNER_COURSES } from './catalog/finance-beginner-courses-data';
import { FINANCE_FURTHER_COURSES } from './catalog/finance-further-courses-data';
import { LANGUAGES_BEGINNER_COURSES } from './catalog/languages-beginner-courses-data';
import { LANGUAGES_FURTHER_COURSES } from './catalog/languages-further-courses-data';
import { PEOPLE_BEGINNER_COURSES } from './catalog/people-beginner-courses-data';
import { PEOPLE_FURTHER_COURSES } from './catalog/people-further-courses-data';
import { RESEARCH_BEGINNER_COURSES } from './catalog/research-beginner-courses-data';
import { RESEARCH_FURTHER_COURSES } from './catalog/research-further-courses-data';
import { SAFETY_BEGINNER_COURSES } from './catalog/safety-beginner-courses-data';
import { SAFETY_FURTHER_COURSES } from './catalog/safety-further-courses-data';
import { TECHNOLOGY_BEGINNER_COURSES } from './catalog/technology-beginner-courses-data';
import { TECHNOLOGY_FURTHER_COURSES } from './catalog/technology-further-courses-data';
import { UNCOLLECTED_COURSES } from './catalog/uncollected-courses-data';

export type { CatalogCourse };

/** Two hundred courses of every length and level, in several scripts, to try lists, filters and layouts on. */
export const CATALOG_COURSES: readonly CatalogCourse[] = [
  ...FINANCE_BEGINNER_COURSES,
  ...FINANCE_FURTHER_COURSES,
  ...PEOPLE_BEGINNER_COURSES,
  ...PEOPLE_FURTHER_COURSES,
  ...RESEARCH_BEGINNER_COURSES,
  ...RESEARCH_FURTHER_COURSES,
  ...SAFETY_BEGINNER_COURSES,
  ...SAFETY_FURTHER_COURSES,
  ...COMMUNICATION_BEGINNER_COURSES,
  ...COMMUNICATION_FURTHER_COURSES,
  ...TECHNOLOGY_BEGINNER_COURSES,
  ...TECHNOLOGY_FURTHER_COURSES,
  ...LANGUAGES_BEGINNER_COURSES,
  ...LANGUAGES_FURTHER_COURSES,
  ...DESIGN_BEGINNER_COURSES,
  ...DESIGN_FURTHER_COURSES,
  ...UNCOLLECTED_COURSES,
];
