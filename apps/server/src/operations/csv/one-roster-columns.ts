const OF_ALL = ['sourcedId', 'status', 'dateLastModified'];

/** Columns of OneRoster 1.1 and 1.2 of which nothing is taken; a file that has them is read all the same. */
export const ONE_ROSTER_COLUMNS = {
  enrollments: [...OF_ALL, 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role', 'primary'],
  orgs: [...OF_ALL, 'type', 'identifier'],
  users: [
    ...OF_ALL,
    'enabledUser',
    'username',
    'userIds',
    'middleName',
    'identifier',
    'sms',
    'phone',
    'agentSourcedIds',
    'grades',
    'password',
    'userMasterIdentifier',
    'resourceSourcedIds',
    'preferredGivenName',
    'preferredMiddleName',
    'preferredFamilyName',
    'primaryOrgSourcedId',
    'pronouns',
  ],
};

/** Its way to have columns of one's own. */
export const ONE_ROSTER_EXTENSION = 'metadata.';
