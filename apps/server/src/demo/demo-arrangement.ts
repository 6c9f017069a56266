import type { Db } from '../db/db';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertGradingScale,
  insertShowcase,
  insertTerm,
  type NewGradingScale,
} from '../store/setup/arrangement-setup';
import { demoId } from './demo-id';

/** What the demo's courses are graded, collected and filtered by. */
export const COLLECTIONS = {
  finance: 'Finance and numbers',
  people: 'People and leadership',
  research: 'Research skills',
  safety: 'Safety',
  communication: 'Communication',
  technology: 'Technology',
  languages: 'Languages',
  design: 'Design',
} as const;
export type CollectionKey = keyof typeof COLLECTIONS;

export const TERMS = { autumn: 'Autumn 2026', spring: 'Spring 2027' } as const;
export type TermKey = keyof typeof TERMS;

export const CATEGORIES = {
  department: {
    name: 'Department',
    attributes: {
      finance: 'Finance',
      humanResources: 'Human resources',
      operations: 'Operations',
      research: 'Research',
      it: 'Information technology',
    },
  },
  level: {
    name: 'Level',
    attributes: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  },
  format: {
    name: 'Format',
    attributes: { selfPaced: 'Self-paced', workshop: 'Workshop', reading: 'Reading' },
  },
} as const;

export const SCALES = {
  letters: scale('letters', {
    name: 'Letters A to F',
    maxScore: 100,
    passing: 'D',
    grades: [
      ['A', 0.9],
      ['B', 0.75],
      ['C', 0.6],
      ['D', 0.5],
      ['F', 0],
    ],
  }),
  passFail: scale('passFail', {
    name: 'Passed or not passed',
    maxScore: 1,
    passing: 'Passed',
    grades: [
      ['Passed', 0.7],
      ['Not passed', 0],
    ],
  }),
} as const;
export type ScaleKey = keyof typeof SCALES;

export function collectionId(key: CollectionKey): string {
  return demoId(`collection ${key}`);
}

export function attributeId(category: string, attribute: string): string {
  return demoId(`attribute ${category} ${attribute}`);
}

export function termId(key: TermKey): string {
  return demoId(`term ${key}`);
}

export async function fillArrangement(db: Db, tenantId: string): Promise<void> {
  for (const one of Object.values(SCALES)) await insertGradingScale(db, tenantId, one);
  for (const [position, [key, name]] of entries(TERMS)) {
    await insertTerm(db, tenantId, { id: termId(key), name, position });
  }
  for (const [position, [key, name]] of entries(COLLECTIONS)) {
    await insertShowcase(db, tenantId, { id: collectionId(key), name, code: key, description: '', position });
  }
  for (const [position, [key, { name, attributes }]] of entries(CATEGORIES)) {
    const categoryId = demoId(`category ${key}`);
    await insertFilterCategory(db, tenantId, { id: categoryId, name, position });
    for (const [place, [attribute, label]] of Object.entries(attributes).entries()) {
      const id = attributeId(key, attribute);
      await insertFilterAttribute(db, tenantId, { id, categoryId, name: label, position: place });
    }
  }
}

function entries<T extends object>(table: T) {
  return (Object.entries(table) as Array<[keyof T & string, T[keyof T]]>).entries(); // a table's own keys
}

type ScaleFacts = { name: string; maxScore: number; passing: string; grades: Array<[string, number]> };

function scale(key: string, { name, maxScore, passing, grades }: ScaleFacts): NewGradingScale {
  const gradeId = (grade: string) => demoId(`grade ${key} ${grade}`);
  const passingScore = grades.find(([grade]) => grade === passing)?.[1] ?? 0;
  return {
    id: demoId(`scale ${key}`),
    name,
    description: '',
    maxScore,
    normalizedPassingScore: passingScore,
    grades: grades.map(([grade, normalizedMinScore]) => ({
      id: gradeId(grade),
      name: grade,
      normalizedMinScore,
      color: normalizedMinScore >= passingScore ? 'success' : 'danger',
    })),
    passingGradeId: gradeId(passing),
  };
}
