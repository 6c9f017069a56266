-- [4.3] [6.2] Instructors grade, approve and give back the work of others, as in a tenant that is made from now on.
insert into role_permissions (tenant_id, role, permission)
select id, 'Instructor', 'ObjectiveWorkflow.Grade' from tenants
    on conflict do nothing;
