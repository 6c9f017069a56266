-- A card says what each of its values is: the server reads it by name, and a value more moves no other (0011).
create or replace function card_of_aggregate() returns trigger language plpgsql as $$
begin
  new.card := json_build_object('accessId', new.objective_access_id, 'termId', new.term_id,
    'isMandatory', new.is_mandatory, 'showInCatalog', new.show_in_catalog, 'retake', new.retake,
    'dueDate', new.due_date, 'availabilityDate', new.availability_date,
    'availabilityEndDate', new.availability_end_date, 'gradeRevealPolicy', new.grade_reveal_policy,
    'gradeRevealDate', new.grade_reveal_date, 'aggregateId', new.id, 'isSelfEnrolled', new.is_self_enrolled,
    'lastOpened', new.last_opened, 'version', new.version,
    'workflow', case when new.workflow_id is not null then json_build_object('id', new.workflow_id,
      'state', new.workflow_state, 'progress', new.workflow_progress, 'started', new.workflow_started,
      'submitted', new.workflow_submitted, 'finished', new.workflow_finished,
      'protectResults', new.workflow_protect_results, 'objectiveRecordId', new.workflow_record_id) end,
    'record', case when new.record_id is not null then json_build_object('id', new.record_id,
      'finished', new.record_finished, 'score', new.record_score, 'maxScore', new.record_max_score,
      'normalizedScore', new.record_normalized_score, 'grade', new.record_grade, 'passed', new.record_passed,
      'progress', new.record_progress, 'protectResults', new.record_protect_results,
      'objectiveWorkflowId', new.record_workflow_id) end);
  return new;
end $$;

update objective_workflow_aggregates set version = version;
