import { createHash } from 'node:crypto';
import pg from 'pg';

export const CROWD_SIZE = 10_000;
const ATTEMPTS_EACH = 10;

/**
 * Ten thousand learners with a hundred thousand finished attempts; each has one course more to start, and one under
 * way. The ids follow from the learner's number, so that nothing needs to be read back.
 */
export async function fillCrowd(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement);
    const { rows } = await client.query('select objective_id from crowd_courses where place = 1');
    return { takenObjectiveId: rows[0].objective_id };
  } finally {
    await client.end();
  }
}

export function crowdLearner(number) {
  return {
    cookie: `sid=${secretOf(number)}`,
    toStart: idOf(`aggregate ${number} ${ATTEMPTS_EACH + 1}`),
    running: idOf(`workflow ${number} ${ATTEMPTS_EACH + 2}`),
  };
}

function secretOf(number) {
  return `crowd-${String(number).padStart(37, '0')}`;
}

/** As PostgreSQL reads an md5 as a uuid. */
function idOf(name) {
  const hex = createHash('md5').update(name).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const IN_PROGRESS = `c.place = ${ATTEMPTS_EACH + 2}`;
const FINISHED = `c.place <= ${ATTEMPTS_EACH}`;

const STATEMENTS = [
  // Every key follows from the same table: checking each of them would be most of the work.
  'set session_replication_role = replica',
  // That leaves out every trigger but this one, which writes what lists read.
  'alter table objective_workflow_aggregates enable always trigger card_with_aggregate',
  `create table crowd_courses as
     select a.tenant_id, a.id as access_id, a.objective_id, row_number() over (order by a.sort_name) as place
       from objective_accesses a join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
      where a.show_in_catalog and o.state = 'ready' order by a.sort_name limit ${ATTEMPTS_EACH + 2}`,
  `create table crowd as
     select n, c.*, md5('user ' || n)::uuid as user_id, md5('aggregate ' || n || ' ' || c.place)::uuid as aggregate_id,
            md5('workflow ' || n || ' ' || c.place)::uuid as workflow_id,
            md5('record ' || n || ' ' || c.place)::uuid as record_id
       from generate_series(0, ${CROWD_SIZE - 1}) n cross join crowd_courses c`,
  `insert into users (tenant_id, id, email, first_name, last_name)
     select distinct tenant_id, user_id, n || '@crowd.test', 'Learner', n::text from crowd`,
  `insert into user_roles (tenant_id, user_id, role) select distinct tenant_id, user_id, 'Learner' from crowd`,
  `insert into user_licences (tenant_id, user_id, feature) select distinct tenant_id, user_id, 'Lms.Learning' from crowd`,
  `insert into sessions (tenant_id, id_hash, user_id, provider_id, id_token, created, last_used, expires)
     select distinct tenant_id,
            rtrim(translate(encode(sha256(convert_to('crowd-' || lpad(n::text, 37, '0'), 'UTF8')), 'base64'), '+/', '-_'), '='),
            user_id, user_id, 'none', now(), now(), now() + interval '1 day' from crowd`,
  `insert into objective_workflow_aggregates (tenant_id, id, user_id, objective_id, objective_access_id,
          is_self_enrolled, last_opened, term_id, is_mandatory, retake, show_in_catalog, due_date, availability_date,
          availability_end_date, grade_reveal_policy, grade_reveal_date, sort_name, activity_state, showcase_ids,
          attribute_ids, name, code, description, objective_state, activity_type, listed, workflow_id, workflow_state,
          workflow_progress, workflow_started, workflow_finished, workflow_protect_results, workflow_record_id, record_id, record_finished,
          record_normalized_score, record_progress, record_protect_results, record_workflow_id)
     select c.tenant_id, c.aggregate_id, c.user_id, c.objective_id, c.access_id, true, now(), a.term_id,
            a.is_mandatory, a.retake, a.show_in_catalog, a.due_date, a.availability_date, a.availability_end_date,
            a.grade_reveal_policy, a.grade_reveal_date, o.sort_name, v.state, o.showcase_ids, o.attribute_ids,
            o.name, o.code, o.description, o.state, v.type, o.listed::json,
            case when ${FINISHED} or ${IN_PROGRESS} then c.workflow_id end,
            case when ${FINISHED} then 'finished' when ${IN_PROGRESS} then 'inProgress' end,
            case when ${FINISHED} then 1 when ${IN_PROGRESS} then 0 end, now(), now(), false,
            case when ${FINISHED} then c.record_id end, case when ${FINISHED} then c.record_id end, now(), 0.8, 1,
            false, case when ${FINISHED} then c.workflow_id end
       from crowd c
       join objective_accesses a on a.tenant_id = c.tenant_id and a.id = c.access_id
       join objectives o on o.tenant_id = c.tenant_id and o.id = c.objective_id
       join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id`,
  `insert into objective_workflows (tenant_id, id, aggregate_id, user_id, state, progress, started, finished, record_id)
     select tenant_id, workflow_id, aggregate_id, user_id,
            case when ${FINISHED} then 'finished' else 'inProgress' end, case when ${FINISHED} then 1 else 0 end,
            now(), case when ${FINISHED} then now() end, case when ${FINISHED} then record_id end
       from crowd c where ${FINISHED} or ${IN_PROGRESS}`,
  `insert into objective_records (tenant_id, id, aggregate_id, user_id, workflow_id, finished, normalized_score)
     select tenant_id, record_id, aggregate_id, user_id, workflow_id, now(), 0.8 from crowd c where ${FINISHED}`,
  'analyze',
];
