-- What is kept for a while is found by its age.
create index events_received on events (received);
create index audit_entries_at on audit_entries (at);

-- Whatever is erased is looked for in every table that may refer to it.
create index activity_parts_of_parent on activity_parts (tenant_id, parent_id);
create index activity_records_of_user on activity_records (tenant_id, user_id);
create index activity_workflows_of_part on activity_workflows (tenant_id, part_id);
create index audit_entries_of_user on audit_entries (tenant_id, user_id);
create index certificate_records_of_template on certificate_records (tenant_id, template_id);
create index filter_attributes_of_category on filter_attributes (tenant_id, category_id);
create index group_activity_workflows_of_part on group_activity_workflows (tenant_id, part_id);
create index lti_access_tokens_of_tool on lti_access_tokens (tenant_id, tool_id);
create index lti_launches_of_tool on lti_launches (tenant_id, tool_id);
create index lti_launches_of_user on lti_launches (tenant_id, user_id);
create index lti_line_items_of_objective on lti_line_items (tenant_id, objective_id);
create index lti_score_events_of_activity_workflow on lti_score_events (tenant_id, activity_workflow_id);
create index lti_score_events_of_user on lti_score_events (tenant_id, user_id);
create index lti_subjects_of_user on lti_subjects (tenant_id, user_id);
create index objective_accesses_of_term on objective_accesses (tenant_id, term_id);
create index objective_workflow_aggregates_of_access on objective_workflow_aggregates (tenant_id, objective_access_id);
create index objective_workflows_of_user on objective_workflows (tenant_id, user_id);
create index objectives_of_activity on objectives (tenant_id, activity_id);
create index objectives_of_grading_scale on objectives (tenant_id, grading_scale_id);
create index self_enrollments_of_access on self_enrollments (tenant_id, objective_access_id);
create index sessions_of_user on sessions (tenant_id, user_id);
create index tenant_domains_of_tenant on tenant_domains (tenant_id);
create index user_identities_of_user on user_identities (tenant_id, user_id);
