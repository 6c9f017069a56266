import { ARRANGEMENT_CHANGES } from './arrangement/arrangement-changes';
import { ANNOUNCEMENT_OPERATIONS } from './announcements/announcement-operations';
import { APP_OPERATIONS } from './apps/app-operations';
import { ARRANGEMENT_OPERATIONS } from './arrangement/arrangement-operations';
import { ATTEMPT_OPERATIONS } from './attempts/attempt-operations';
import { AUDIT_OPERATIONS } from './audit/audit-operations';
import { BANNER_OPERATIONS } from './banners/banner-operations';
import { CERTIFICATE_OPERATIONS } from './certificates/certificate-operations';
import { TEMPLATE_OPERATIONS } from './certificates/template-operations';
import { CLIENT_OPERATIONS } from './clients/client-operations';
import { COURSE_OPERATIONS } from './courses/course-operations';
import { VERSION_OPERATIONS } from './courses/version-operations';
import { ENROLMENT_OPERATIONS } from './enrolments/enrolment-operations';
import { FRAGMENT_OPERATIONS } from './fragments/fragment-operations';
import { GROUP_OPERATIONS } from './groups/group-operations';
import { importGroups } from './groups/import-groups';
import { IMPORT_OPERATIONS } from './imports/import-operations';
import { JOB_OPERATIONS } from './jobs/job-operations';
import { importRoster } from './oneroster/import-roster';
import type { Operation } from './operation';
import { importPeople } from './people/import-people';
import { PEOPLE_OPERATIONS } from './people/people-operations';
import { RECORD_OPERATIONS } from './records/record-operations';
import { PROVIDER_OPERATIONS } from './tenants/provider-operations';
import { SETTING_OPERATIONS } from './tenants/setting-operations';
import { TENANT_OPERATIONS } from './tenants/tenant-operations';
import { LINK_OPERATIONS } from './tools/link-operations';
import { TOOL_OPERATIONS } from './tools/tool-operations';
import { importUnits } from './units/import-units';
import { UNIT_OPERATIONS } from './units/unit-operations';

/** Everything that an operator can have done. */
export const OPERATIONS: readonly Operation[] = [
  ...TENANT_OPERATIONS,
  ...SETTING_OPERATIONS,
  ...PROVIDER_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  importPeople,
  ...UNIT_OPERATIONS,
  importUnits,
  ...GROUP_OPERATIONS,
  importGroups,
  ...ARRANGEMENT_OPERATIONS,
  ...ARRANGEMENT_CHANGES,
  ...COURSE_OPERATIONS,
  ...VERSION_OPERATIONS,
  ...ENROLMENT_OPERATIONS,
  ...ATTEMPT_OPERATIONS,
  importRoster,
  ...TEMPLATE_OPERATIONS,
  ...CERTIFICATE_OPERATIONS,
  ...RECORD_OPERATIONS,
  ...ANNOUNCEMENT_OPERATIONS,
  ...BANNER_OPERATIONS,
  ...TOOL_OPERATIONS,
  ...LINK_OPERATIONS,
  ...FRAGMENT_OPERATIONS,
  ...CLIENT_OPERATIONS,
  ...APP_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...JOB_OPERATIONS,
  ...IMPORT_OPERATIONS,
];

/** What an identity provider is allowed: its people and groups, by SCIM and by nothing else. */
export const SCIM_SCOPE = 'scim';

/** All that a program can be allowed. */
export const SCOPES: readonly string[] = [
  ...new Set([...OPERATIONS.flatMap(({ scope }) => scope ?? []), SCIM_SCOPE]),
].toSorted();
