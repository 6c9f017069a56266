import { fillPath } from '@lantern/contract/call';
import { getAchievement } from '@lantern/contract/certificates/get-achievement';

export const ACHIEVEMENT_PICTURE_ROUTE = '/api/lms-storage/v1/achievements/:id/badge.png';

/** Where everybody reads what a certificate of this template is given for; also its name in credentials. */
export function achievementAddress(origin: string, templateId: string): string {
  return `${origin}${fillPath(getAchievement.path, { id: templateId })}`;
}

export function achievementPictureAddress(origin: string, templateId: string): string {
  return `${origin}${fillPath(ACHIEVEMENT_PICTURE_ROUTE, { id: templateId })}`;
}
