import { ADA } from '../test-tenants';

export type Files = Record<string, string | Buffer>;

/** For tests: a file of these lines. */
export const lines = (...each: string[]) => `${each.join('\n')}\n`;

export const MANIFEST = lines(
  'propertyName,value',
  'manifest.version,1.0',
  'oneroster.version,1.2',
  ...['academicSessions', 'orgs', 'users', 'roles', 'courses', 'classes', 'enrollments'].map(
    (each) => `file.${each},bulk`,
  ),
  'file.demographics,absent',
);

export const USERS = 'sourcedId,status,enabledUser,givenName,familyName,email,primaryOrgSourcedId';
export const ENROLLMENTS = 'sourcedId,status,classSourcedId,userSourcedId,role,beginDate,endDate';

/** For tests: the export of a small school; a test states what differs. */
export const SCHOOL: Files = {
  'manifest.csv': MANIFEST,
  'academicSessions.csv': lines(
    'sourcedId,status,title,type,startDate,endDate,schoolYear',
    't2,,Spring 2027,term,2027-02-01,2027-07-31,2027',
    't1,,Autumn 2026,term,2026-08-01,2027-01-31,2027',
  ),
  'orgs.csv': lines(
    'sourcedId,status,name,type,identifier,parentSourcedId',
    'o2,,Lower school,school,,o1',
    'o1,,District,district,,',
  ),
  'users.csv': lines(
    USERS,
    'u1,,true,Uma,Upton,uma@school.test,o2',
    'u2,,true,Ulf,Ude,ulf@school.test,o2',
    `u3,,true,Ada,north,${ADA.email},o2`,
    'u4,,true,Pa,Rent,,o2',
  ),
  'roles.csv': lines(
    'sourcedId,status,userSourcedId,roleType,role,orgSourcedId',
    'r1,,u1,primary,student,o2',
    'r2,,u2,primary,teacher,o2',
    'r3,,u3,primary,student,o1',
    'r4,,u4,primary,guardian,o2',
  ),
  'courses.csv': lines('sourcedId,status,title,courseCode', 'c1,,Physics,PHY', 'c2,,Latin,LAT'),
  'classes.csv': lines(
    'sourcedId,status,title,courseSourcedId,classCode,termSourcedIds',
    'k1,,Physics A,c1,,t1',
    'k2,,Physics B,c1,,t2',
    'k3,,Latin A,c2,,t1',
    'k4,,Art,c2,ART,t1',
  ),
  'enrollments.csv': lines(
    ENROLLMENTS,
    'e1,,k1,u1,student,2026-09-01,2027-06-30',
    'e2,,k2,u1,student,,',
    'e3,,k1,u2,teacher,,',
    'e4,,k3,u1,student,,',
    'e5,,k4,u3,student,,',
  ),
};
