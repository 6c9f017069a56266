/** So many that nobody commands more than they may in a minute. */
export const PEOPLE = 400;

/** The cookie of a learner's session, by both of its names: over http and over https. */
export function cookieOf(number) {
  return `sid=${secretOf(number)}; __Host-sid=${secretOf(number)}`;
}

function secretOf(number) {
  return `fault-${String(number).padStart(37, '0')}`;
}

/** Learners of the demo tenant with a licence and a session each. */
export const ADD_PEOPLE = `
  with tenant as (select id from tenants where is_fallback),
       people as (
         insert into users (tenant_id, id, email, first_name, last_name)
         select tenant.id, md5('fault ' || n)::uuid, n || '@faults.test', 'Learner', n::text
           from tenant, generate_series(0, ${PEOPLE - 1}) n
         returning tenant_id, id, last_name::int as n),
       roles as (
         insert into user_roles (tenant_id, user_id, role) select tenant_id, id, 'Learner' from people),
       licences as (
         insert into user_licences (tenant_id, user_id, feature) select tenant_id, id, 'Lms.Learning' from people)
  insert into sessions (tenant_id, id_hash, user_id, provider_id, id_token, created, last_used, expires)
  select tenant_id,
         rtrim(translate(encode(sha256(convert_to('fault-' || lpad(n::text, 37, '0'), 'UTF8')), 'base64'), '+/', '-_'), '='),
         id, id, 'none', now(), now(), now() + interval '1 day'
    from people`;

/** What the catalog offers, which every learner may enrol in once. */
export const OFFERS = `
  select a.id from objective_accesses a join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
   where a.show_in_catalog and o.state = 'ready' order by a.id`;

/** Of the commands that were sent: which are remembered as done, which have had their effect, and how often. */
export const DONE = `
  select c.id, count(e.id)::int as effects
    from commands c
    left join self_enrollments e on e.tenant_id = c.tenant_id and e.id = c.id
   where c.kind = 'create-self-enrollments' and c.result = 1 group by c.id`;
export const EFFECTS_WITHOUT_COMMAND = `
  select count(*)::int as count from self_enrollments e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
   where u.email like '%@faults.test'
     and not exists (select from commands c where c.tenant_id = e.tenant_id and c.id = e.id and c.result = 1)`;
