import type { ActivityType, WorkflowState } from '../vocabulary';

export type SidebarFacts = {
  type: ActivityType;
  workflowState: WorkflowState | null;
  supportReview: boolean;
  announcementChannelId: string | null;
  isPublicUser: boolean;
};

export type SidebarLayer =
  | { kind: 'details' | 'content' }
  | { kind: 'notifications'; announcementChannelId: string };

const BADGE_LIMIT = 99;

/** [2.28] The layers of the course's sidebar. */
export function sidebarLayers(facts: SidebarFacts): SidebarLayer[] {
  const { announcementChannelId, isPublicUser } = facts;
  const layers: SidebarLayer[] = [{ kind: 'details' }];
  if (hasContentLayer(facts)) layers.push({ kind: 'content' });
  if (announcementChannelId && !isPublicUser) layers.push({ kind: 'notifications', announcementChannelId });
  return layers;
}

/** [2.28] The unread badge: none for nothing, and "99+" from a hundred on. */
export function unreadBadge(count: number): { count: number; isCapped: boolean } | null {
  if (count <= 0) return null;
  return { count: Math.min(count, BADGE_LIMIT), isCapped: count > BADGE_LIMIT };
}

/** Without an attempt there is no content to open, whatever the course supports. */
function hasContentLayer({ type, workflowState, supportReview }: SidebarFacts): boolean {
  if (type === 'lti' || workflowState === null) return false;
  return workflowState === 'inProgress' || supportReview;
}
