-- What of a card is the learner's own is read many times for each time that it changes, too: it is kept as the array that
-- goes to the server, written anew with whatever of it changes, by whatever hand (docs/decisions/0021).
alter table objective_workflow_aggregates add column card json;

create function card_of_aggregate() returns trigger language plpgsql as $$
begin
  new.card := json_build_array(new.objective_access_id, new.term_id, new.is_mandatory, new.show_in_catalog, new.retake,
    new.due_date, new.availability_date, new.availability_end_date, new.grade_reveal_policy, new.grade_reveal_date,
    new.id, new.is_self_enrolled, new.last_opened, new.version,
    case when new.workflow_id is not null then json_build_array(new.workflow_id, new.workflow_state,
      new.workflow_progress, new.workflow_started, new.workflow_submitted, new.workflow_finished,
      new.workflow_protect_results, new.workflow_record_id) end,
    case when new.record_id is not null then json_build_array(new.record_id, new.record_finished, new.record_score,
      new.record_max_score, new.record_normalized_score, new.record_grade, new.record_passed, new.record_progress,
      new.record_protect_results, new.record_workflow_id) end);
  return new;
end $$;

create trigger card_with_aggregate before insert or update on objective_workflow_aggregates
  for each row execute function card_of_aggregate();
update objective_workflow_aggregates set version = version;
alter table objective_workflow_aggregates alter column card set not null;
