export const TEAM_COURSE = 'WRITE-1';
export const TEAM_PART = 'pages/a-notice-together';
export const TEAM_NAME = 'Team Marigold';

type Member = 'amira' | 'theodora';

/** What each save has brought, in its order. */
export const TEAM_TEXTS: ReadonlyArray<{ by: Member; hoursAgo: number; texts: Record<string, string> }> = [
  {
    by: 'theodora',
    hoursAgo: 29,
    texts: {
      reader:
        'Somebody in entrance 3 or 5 who comes home tired and opens the box in the lift. They should fill a bucket on Monday evening.',
      'cut.1.1': '1',
    },
  },
  {
    by: 'amira',
    hoursAgo: 26,
    texts: {
      notice:
        'Subject: No water on Tuesday morning, 9 June (entrances 3 and 5)\n\nOn Tuesday, 9 June, there is no water from 8:00 to 12:00 in entrances 3 and 5. Please fill a bucket on Monday evening.',
      'cut.1.2': '10',
      'cut.2.1': '33',
      'cut.2.2': '24',
    },
  },
  {
    by: 'amira',
    hoursAgo: 3,
    texts: { 'cut.3.1': '21', 'cut.3.2': '9' },
  },
];

export const TEAM_MESSAGES: ReadonlyArray<{ by: Member; hoursAgo: number; text: string }> = [
  {
    by: 'theodora',
    hoursAgo: 29,
    text: 'I have written down who the reader is. Shall we split it: Amira writes, Lin cuts, I read it aloud to my neighbour?',
  },
  {
    by: 'amira',
    hoursAgo: 28,
    text: 'Good. I put the **day and the entrances** into the subject line, so that half the house can stop reading there.',
  },
  {
    by: 'theodora',
    hoursAgo: 5,
    text: 'My neighbour asked at once: “And the cellar?” Do we need the cellar taps at all?',
  },
  {
    by: 'amira',
    hoursAgo: 3,
    text: 'Only if somebody would go down there for water. I would leave them in, as the last line. For me it is ready now; change whatever you like.',
  },
];
