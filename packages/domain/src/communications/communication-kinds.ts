/** [1.6] What people say to each other in courses, wherever they say it. */
export const COMMUNICATION_KINDS = ['announcement', 'discussion', 'team'] as const;
export type CommunicationKind = (typeof COMMUNICATION_KINDS)[number];
