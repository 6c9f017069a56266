/** How long what is known of a person stays; a name in capitals is the setting that says it. */
type Kept =
  | 'account'
  | 'session'
  | 'thirtyDays'
  | 'ninetyDays'
  | 'hours'
  | 'minutes'
  | 'EVENTS_KEPT_DAYS'
  | 'AUDIT_KEPT_DAYS';
/** What erasing the person does to it. */
type Erased = 'deleted' | 'emptied' | 'kept';

type PersonalTable = {
  columns: string;
  why: string;
  kept: Kept;
  erased: Erased;
  /** Whether the person is given it who asks what is known of them. */
  exported: boolean;
};

/** Every table with rows about a person, column by column. */
export const PERSONAL_DATA: Record<string, PersonalTable> = {
  users: {
    columns:
      'tenant_id id email first_name middle_name last_name timezone locale created suspended external_id sourced_id',
    why: 'Who the person is, how to address them, and whether they are shut out',
    kept: 'account',
    erased: 'emptied',
    exported: true,
  },
  user_identities: {
    columns: 'tenant_id issuer subject user_id',
    why: 'By which account of which provider they sign in',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  user_roles: {
    columns: 'tenant_id user_id role',
    why: 'What they may do',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  user_permissions: {
    columns: 'tenant_id user_id permission scope_id',
    why: 'What they may do',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  user_licences: {
    columns: 'tenant_id user_id feature',
    why: 'What they are licensed for',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  sessions: {
    columns: 'tenant_id id_hash user_id provider_id id_token created last_used expires',
    why: 'That they are signed in; of the browser’s secret only a hash',
    kept: 'session',
    erased: 'deleted',
    exported: false,
  },
  app_codes: {
    columns: 'tenant_id code_hash client_id user_id provider_id redirect_uri code_challenge expires',
    why: 'That they are signing in to an app',
    kept: 'minutes',
    erased: 'deleted',
    exported: false,
  },
  app_grants: {
    columns:
      'tenant_id id client_id user_id provider_id code_hash access_hash access_expires refresh_hash refresh_expires expires',
    why: 'That they are signed in to an app; of its tokens only hashes',
    kept: 'session',
    erased: 'deleted',
    exported: false,
  },
  commands: {
    columns: 'tenant_id user_id kind id body_hash result entity_id errors outcome created',
    why: 'That nothing they ask for happens twice',
    kept: 'thirtyDays',
    erased: 'deleted',
    exported: false,
  },
  events: {
    columns: 'tenant_id id user_id name properties occurred received',
    why: 'How the portal is used, by whom, and what they said of it',
    kept: 'EVENTS_KEPT_DAYS',
    erased: 'deleted',
    exported: true,
  },
  audit_entries: {
    columns: 'tenant_id id at user_id action subject',
    why: 'Who did what to whom, should it be disputed',
    kept: 'AUDIT_KEPT_DAYS',
    erased: 'kept',
    exported: true,
  },
  course_imports: {
    columns: 'tenant_id id objective_id kind source_name sha256 started ended user_id report draft',
    why: 'Who brought which course in, and what came of it',
    kept: 'account',
    erased: 'emptied',
    exported: true,
  },
  import_orders: {
    columns: 'tenant_id id noun fields file_id user_id client_id ordered finished outcome refusal',
    why: 'Who has ordered an import, and what came of it; the file goes with the import',
    kept: 'thirtyDays',
    erased: 'deleted',
    exported: false,
  },
  objective_accesses: {
    columns:
      'tenant_id id objective_id user_id term_id is_mandatory show_in_catalog retake due_date availability_date availability_end_date grade_reveal_policy grade_reveal_date sort_name',
    why: 'Which courses they may take',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  dashboard_layouts: {
    columns: 'tenant_id user_id widgets',
    why: 'How they have arranged their dashboard',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  discussion_posts: {
    columns:
      'tenant_id id objective_id place_id thread_id parent_id user_id kind title text html is_anonymous created edited removed hidden endorsed pinned closed answered reply_count last_active like_count',
    why: 'What they have written in discussions',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  discussion_likes: {
    columns: 'tenant_id post_id user_id',
    why: 'Which posts they like',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  discussion_readers: {
    columns: 'tenant_id thread_id user_id read_until is_following',
    why: 'What they have read in discussions, and of what they want to be told',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  discussion_reports: {
    columns: 'tenant_id post_id user_id reason created settled',
    why: 'What they have told those who moderate about posts',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  discussion_lockouts: {
    columns: 'tenant_id place_id user_id since',
    why: 'In which discussions they may not write',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  personal_tasks: {
    columns: 'tenant_id id user_id title due_on objective_id created',
    why: 'What they have set themselves to do',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  personal_events: {
    columns: 'tenant_id id user_id title starts ends starts_on ends_on created',
    why: 'What they have put into their calendar',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  calendar_feeds: {
    columns: 'tenant_id id user_id objective_id secret_hash created content_hash content_since last_read',
    why: 'At which addresses other programs read their calendar; of each address’s secret only a hash',
    kept: 'account',
    erased: 'deleted',
    exported: false,
  },
  task_ticks: {
    columns: 'tenant_id user_id task_id ticked',
    why: 'Which tasks they have ticked',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  banner_dismissals: {
    columns: 'tenant_id user_id banner_id dismissed',
    why: 'Which banners they are not shown again',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  announcements: {
    columns: 'tenant_id id objective_id user_id title text pinned created edited',
    why: 'What they have told the learners of a course',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  announcement_replies: {
    columns: 'tenant_id id announcement_id user_id text created',
    why: 'What they have answered to announcements',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  announcement_reads: {
    columns: 'tenant_id user_id objective_id read_until',
    why: 'How far they have read the announcements of a course',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  mails: {
    columns: 'tenant_id id user_id kind about facts queued handed sent refused refusal notification_id',
    why: 'What they were told by mail, and whether it reached their mail server',
    kept: 'thirtyDays',
    erased: 'deleted',
    exported: true,
  },
  notifications: {
    columns:
      'tenant_id id user_id kind about course_id actor_id facts path made unread_since read in_tray mailed',
    why: 'What they were told of, and whether they have read it',
    kept: 'ninetyDays',
    erased: 'deleted',
    exported: true,
  },
  notification_preferences: {
    columns: 'tenant_id user_id kind web mail unsubscribed_by mail_before changed',
    why: 'How they want to be told',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  attachments: {
    columns:
      'tenant_id id user_id file_id name media_type byte_length width height state created kind thing_id position',
    why: 'Which files they have attached to what they wrote; places are taken out of pictures',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  self_enrollments: {
    columns: 'tenant_id id user_id objective_access_id created',
    why: 'Which courses they chose',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  objective_workflow_aggregates: {
    columns:
      'tenant_id id user_id objective_id objective_access_id is_self_enrolled last_opened term_id is_mandatory retake show_in_catalog due_date availability_date availability_end_date grade_reveal_policy grade_reveal_date sort_name activity_state showcase_ids attribute_ids name code description objective_state activity_type listed workflow_id workflow_state workflow_progress workflow_started workflow_submitted workflow_finished workflow_protect_results workflow_record_id record_id record_finished record_score record_max_score record_normalized_score record_grade record_passed record_progress record_protect_results record_workflow_id course_progress version card',
    why: 'Their courses, as lists show them',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  objective_workflows: {
    columns:
      'tenant_id id aggregate_id user_id state progress started submitted finished protect_results record_id',
    why: 'Their attempts at courses',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  objective_records: {
    columns:
      'tenant_id id aggregate_id user_id workflow_id finished score max_score normalized_score grade passed progress protect_results',
    why: 'Their results',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  activity_workflows: {
    columns:
      'tenant_id id objective_workflow_id part_id user_id state progress started submitted finished attempts place place_at done_before',
    why: 'Their attempts at activities, and where they were last',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  activity_tries: {
    columns:
      'tenant_id activity_workflow_id number user_id started submitted finished score max_score normalized_score passed',
    why: 'What each of their tries at an activity came to, and when',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  activity_records: {
    columns:
      'tenant_id id objective_workflow_id activity_workflow_id part_id user_id finished score max_score normalized_score passed',
    why: 'Their results of activities',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  annulled_attempts: {
    columns: 'tenant_id id aggregate_id user_id annulled annulled_by reason attempt',
    why: 'Their attempts that were taken away, by whom and why',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  group_members: {
    columns: 'tenant_id group_id user_id',
    why: 'With whom they learn',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  group_activity_workflows: {
    columns: 'tenant_id id group_id user_id part_id state started submitted finished version texts tries',
    why: 'What they have written at an activity that they take alone, or their group together',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  team_participants: {
    columns: 'tenant_id work_id user_id last_seen ready ready_version handed_in_try has_submitted',
    why: 'Whether they are at the work of their team, and have handed it in',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  team_saves: {
    columns: 'tenant_id work_id version user_id at keys',
    why: 'Who of a team saved what, so that nobody writes over it unseen',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  team_messages: {
    columns: 'tenant_id id group_id user_id at text html',
    why: 'What they have said to their team',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  team_message_reads: {
    columns: 'tenant_id group_id user_id until',
    why: 'Until when they have read what their team says',
    kept: 'account',
    erased: 'deleted',
    exported: false,
  },
  unit_members: {
    columns: 'tenant_id unit_id user_id',
    why: 'Where in the organisation they belong',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  certificate_records: {
    columns:
      'tenant_id id certificate_number template_id objective_id record_id user_id learner_name course_name template_name kind signer_name signer_title external_url locale normalized_passing_score created expiration_date issued_on expires_on revoked rendered files_id',
    why: 'What they have earned, as it was printed',
    kept: 'account',
    erased: 'emptied',
    exported: true,
  },
  lti_subjects: {
    columns: 'tenant_id tool_id user_id subject',
    why: 'Who they are to a tool, under another name',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
  lti_launches: {
    columns:
      'tenant_id hint_hash message_hint session_hash tool_id user_id objective_workflow_id activity_workflow_id mode document_target tells_results tells_answers expires',
    why: 'That a tool is being opened for them',
    kept: 'minutes',
    erased: 'deleted',
    exported: false,
  },
  live_changes: {
    columns: 'tenant_id id seq user_id topic made',
    why: 'That something of theirs has changed, so that their open pages show it',
    kept: 'hours',
    erased: 'deleted',
    exported: false,
  },
  lti_score_events: {
    columns:
      'tenant_id id tool_id line_item_id activity_workflow_id user_id occurred received activity_progress grading_progress score_given score_maximum comment',
    why: 'What a tool said of their work',
    kept: 'account',
    erased: 'deleted',
    exported: true,
  },
};

/** The columns of all other tables: they tell of courses, tenants and tools, of nobody who learns. */
export const IMPERSONAL_DATA: Record<string, string> = {
  activities:
    'tenant_id id name code type state support_review support_mobile_view proctored children_count duration activity_type display_mode preferred_width preferred_height image_url support_collaborative_mode support_personal_mode allow_publishing allow_editing translated_names team_policy',
  activity_contents: 'tenant_id activity_id html details file_ids source translations',
  activity_parts:
    'tenant_id id objective_id parent_id activity_id position axis optional score_weight needs_grading activity_constraint requires_previous passing_score max_attempts source_key removed',
  api_clients: 'tenant_id client_id name secret_hash jwks jwks_url scopes created expires revoked last_used',
  api_tokens: 'tenant_id token_hash client_id scopes expires',
  api_used_assertions: 'tenant_id client_id jti_hash expires',
  banners: 'tenant_id id code audience unit_ids starts ends position link file_id texts',
  certificate_templates:
    'tenant_id id objective_id name state kind valid_months signer_name signer_title external_url position',
  course_files: 'tenant_id objective_id path file_id sha256',
  course_successions: 'tenant_id objective_id next_id learners',
  files: 'tenant_id id objective_id name media_type byte_length created',
  filter_attributes: 'tenant_id id category_id name position',
  filter_categories: 'tenant_id id name position',
  grading_scales:
    'tenant_id id name sort_name description max_score normalized_passing_score grades passing_grade_id',
  groups: 'tenant_id id name external_id',
  identity_providers: 'tenant_id id code label issuer client_id client_secret auto_provision position',
  jobs: 'id tenant_id queue key run_after tries most_tries claim error',
  learner_apps: 'tenant_id client_id name redirect_uris created revoked',
  lti_access_tokens: 'tenant_id token_hash tool_id scopes expires',
  lti_keys: 'tenant_id generation kid private_jwk created',
  lti_line_items:
    'tenant_id id tool_id objective_id resource_link_id label score_maximum resource_id tag start_date end_date created',
  lti_links: 'tenant_id activity_id tool_id deployment_id target_link_uri custom score_maximum',
  lti_tools:
    'tenant_id id name version client_id deployment_ids target_link_uri login_url redirect_uris jwks_url jwks shared_secret scopes privacy created',
  lti_used_values: 'tenant_id tool_id kind value_hash expires',
  migrations: 'version name applied',
  objective_groups: 'tenant_id objective_id group_id',
  objectives:
    'tenant_id id name sort_name code description about state activity_id image_url presentation_mode display_mode proctored support_mobile_view support_fullscreen_view support_lti_authoring grading_scale_id announcement_channel_id announcements_on announcement_replies showcase_ids attribute_ids is_open listed needs_grading needs_approval access_new_content_after_completion outline changed about_source language translations added duration learner_count',
  quizzes: 'tenant_id activity_id questions version',
  role_permissions: 'tenant_id role permission scope_id',
  showcases: 'tenant_id id name code description position',
  sign_in_states: 'tenant_id id_hash provider_id code_verifier nonce redirect_url expires',
  tenant_domains: 'domain tenant_id',
  tenant_feature_flags: 'tenant_id flag',
  tenant_fragments: 'tenant_id slot kind address integrity code registered',
  tenant_secrets: 'tenant_id purpose secret created',
  tenant_settings: 'tenant_id key value',
  tenants: 'id code product_title logo_url privacy_policy_url brand_tokens is_fallback created',
  terms: 'tenant_id id name position',
  units: 'tenant_id id code name parent_id',
};
