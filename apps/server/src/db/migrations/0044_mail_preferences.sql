-- One list of what nobody wants by mail: the preferences.
insert into notification_preferences (tenant_id, user_id, kind, mail, unsubscribed_by, mail_before, changed)
select tenant_id, user_id, case kind when 'enrolled' then 'enrolment' else 'certificate' end, 'off',
       case kind when 'enrolled' then 'enrolment' else 'certificate' end, 'atOnce', since
  from mail_opt_outs where kind in ('enrolled', 'certificateReady');
drop table mail_opt_outs;
update mails set kind = case kind when 'enrolled' then 'enrolment' else 'certificate' end
 where kind in ('enrolled', 'certificateReady');

-- Who sent mail before sends the same mail now, and no other, until they say so.
insert into tenant_settings (tenant_id, key, value)
select distinct o.tenant_id, 'platform.notifications.' || k.kind || '.mail',
       case when k.was is not null and exists (
              select from tenant_settings s where s.tenant_id = o.tenant_id and s.key = k.was and s.value = 'true')
            then '"atOnce"'::jsonb else '"off"'::jsonb end
  from tenant_settings o
 cross join (values ('enrolment', 'platform.mail.enrolled'), ('certificate', 'platform.mail.certificate_ready'),
                    ('dueSoon', null), ('graded', null)) as k (kind, was)
 where o.key in ('platform.mail.enrolled', 'platform.mail.certificate_ready') and o.value = 'true'
on conflict (tenant_id, key) do nothing;
insert into tenant_settings (tenant_id, key, value)
select distinct tenant_id, 'platform.mail.notifications', 'true'::jsonb from tenant_settings
 where key in ('platform.mail.enrolled', 'platform.mail.certificate_ready') and value = 'true';
delete from tenant_settings where key in ('platform.mail.enrolled', 'platform.mail.certificate_ready');
