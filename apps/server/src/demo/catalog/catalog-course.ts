import type { DemoFileKey } from '../demo-files-data';

export type CatalogCourse = {
  code: string;
  name: string;
  description: string;
  collection:
    | 'finance'
    | 'people'
    | 'research'
    | 'safety'
    | 'communication'
    | 'technology'
    | 'languages'
    | 'design'
    | null;
  level: 'beginner' | 'intermediate' | 'advanced';
  department: 'finance' | 'humanResources' | 'operations' | 'research' | 'it';
  format: 'selfPaced' | 'workshop' | 'reading';
  /** In modules unless it is one text, or one activity of an external tool. */
  type?: 'text' | 'lti';
  quiz?: string;
  /** Taken in groups. */
  supportCollaborativeMode?: boolean;
  /** A picture of its own. */
  image?: DemoFileKey;
  modules: number;
  minutes: number;
  /** About one in six carries a longer text: paragraphs, and what the learner can do by the end. */
  about?: { paragraphs: string[]; outcomes: string[] };
};
