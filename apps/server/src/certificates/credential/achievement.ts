import { fillPath } from '@lantern/contract/call';
import { getAchievement } from '@lantern/contract/certificates/get-achievement';
import type { Achievement } from '@lantern/contract/entities/certificates/achievement';
import { badgeTexts } from '../../texts/certificates/certificate-texts';
import { issuerProfile } from './credential-parts';

export type AchievementFacts = {
  origin: string;
  issuerName: string;
  templateId: string;
  courseName: string;
  courseCode: string;
  description: string;
  /** In which it is told how it is earned. */
  locale: string;
};

/** [3.11] What a certificate is given for, in the words of Open Badges: the same for everybody who has one. */
export function achievementOf(facts: AchievementFacts): Achievement {
  const { origin, templateId, courseName, courseCode, description, locale } = facts;
  const texts = badgeTexts(locale);
  return {
    id: achievementAddress(origin, templateId),
    type: ['Achievement'],
    achievementType: 'Certificate',
    name: courseName,
    description: description || courseName,
    ...(courseCode && { humanCode: courseCode }),
    criteria: { narrative: texts.narrative(courseName) },
    image: { id: achievementPictureAddress(origin, templateId), type: 'Image', caption: courseName },
    creator: issuerProfile(facts),
    resultDescription: [
      {
        id: scoreId(facts),
        type: ['ResultDescription'],
        name: texts.score,
        resultType: 'Percent',
        valueMin: '0',
        valueMax: '100',
      },
    ],
  };
}

/** The name by which a result says that it is the score of this achievement. */
export function scoreId({ origin, templateId }: Pick<AchievementFacts, 'origin' | 'templateId'>): string {
  return `${achievementAddress(origin, templateId)}#score`;
}

export const ACHIEVEMENT_PICTURE_ROUTE = '/api/lms-storage/v1/achievements/:id/badge.png';

/** Where everybody reads what a certificate of this template is given for; also its name in credentials. */
function achievementAddress(origin: string, templateId: string): string {
  return `${origin}${fillPath(getAchievement.path, { id: templateId })}`;
}

function achievementPictureAddress(origin: string, templateId: string): string {
  return `${origin}${fillPath(ACHIEVEMENT_PICTURE_ROUTE, { id: templateId })}`;
}
