-- Tools of other makers (LTI), as the operator has registered them.
create table lti_tools (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  version text not null check (version in ('1.3', '1.1')),
  -- of 1.3 the client id, of 1.1 the consumer key
  client_id text not null,
  deployment_ids text[] not null,
  -- where a launch goes unless its link says otherwise
  target_link_uri text not null,
  login_url text,
  redirect_uris text[] not null default '{}',
  -- the tool's own keys: fetched from an address, or written down
  jwks_url text,
  jwks jsonb,
  -- of 1.1 alone; a signature cannot be checked with its hash
  shared_secret text,
  scopes text[] not null default '{}',
  privacy text not null default 'pseudonym' check (privacy in ('pseudonym', 'name', 'email')),
  created timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, client_id)
);

-- What an activity of type lti opens.
create table lti_links (
  tenant_id uuid not null,
  activity_id uuid not null,
  tool_id uuid not null,
  deployment_id text not null,
  target_link_uri text not null,
  custom jsonb not null default '{}',
  score_maximum double precision not null default 100,
  primary key (tenant_id, activity_id),
  foreign key (tenant_id, activity_id) references activities,
  foreign key (tenant_id, tool_id) references lti_tools
);
create index lti_links_of_tool on lti_links (tenant_id, tool_id);

-- Who a person is to one tool: a name that says nothing, and another one for every tool.
create table lti_subjects (
  tenant_id uuid not null,
  tool_id uuid not null,
  user_id uuid not null,
  subject uuid not null,
  primary key (tenant_id, tool_id, user_id),
  unique (tenant_id, tool_id, subject),
  foreign key (tenant_id, tool_id) references lti_tools on delete cascade,
  foreign key (tenant_id, user_id) references users
);

-- The platform's own keys; the newest signs, the one before it is still published.
create table lti_keys (
  tenant_id uuid not null references tenants,
  generation int not null,
  kid text not null,
  private_jwk jsonb not null,
  created timestamptz not null,
  primary key (tenant_id, generation)
);

-- Launches under way: from the click to the signed message, once, and soon.
create table lti_launches (
  tenant_id uuid not null,
  hint_hash text not null,
  message_hint text not null,
  session_hash text not null,
  tool_id uuid not null,
  user_id uuid not null,
  objective_workflow_id uuid not null,
  activity_workflow_id uuid not null,
  mode text not null check (mode in ('take', 'review')),
  document_target text not null check (document_target in ('iframe', 'window')),
  -- what the learner may be told of this attempt
  tells_results boolean not null,
  tells_answers boolean not null,
  expires timestamptz not null,
  primary key (tenant_id, hint_hash),
  foreign key (tenant_id, tool_id) references lti_tools on delete cascade
);
create index lti_launches_expires on lti_launches (expires);

-- Nonces and token ids that must not come twice.
create table lti_used_values (
  tenant_id uuid not null,
  tool_id uuid not null,
  kind text not null check (kind in ('launch', 'assertion', 'signature')),
  value_hash text not null,
  expires timestamptz not null,
  primary key (tenant_id, tool_id, kind, value_hash),
  foreign key (tenant_id, tool_id) references lti_tools on delete cascade
);
create index lti_used_values_expires on lti_used_values (expires);

create table lti_access_tokens (
  tenant_id uuid not null,
  token_hash text not null,
  tool_id uuid not null,
  scopes text[] not null,
  expires timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, tool_id) references lti_tools on delete cascade
);
create index lti_access_tokens_expires on lti_access_tokens (expires);

-- Columns that a tool keeps for itself, beside those that the course gives its links.
create table lti_line_items (
  tenant_id uuid not null,
  id uuid not null,
  tool_id uuid not null,
  objective_id uuid not null,
  resource_link_id uuid,
  label text not null,
  score_maximum double precision not null,
  resource_id text,
  tag text,
  start_date timestamptz,
  end_date timestamptz,
  created timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, tool_id) references lti_tools on delete cascade,
  foreign key (tenant_id, objective_id) references objectives
);
create index lti_line_items_of_context on lti_line_items (tenant_id, tool_id, objective_id, created, id);

-- Every score that was taken, as it came.
create table lti_score_events (
  tenant_id uuid not null,
  id uuid not null,
  tool_id uuid not null,
  line_item_id uuid not null,
  -- none in a column that a tool keeps for itself
  activity_workflow_id uuid,
  user_id uuid not null,
  occurred timestamptz not null,
  received timestamptz not null,
  activity_progress text not null,
  grading_progress text not null,
  score_given double precision,
  score_maximum double precision,
  comment text,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, line_item_id, user_id, activity_workflow_id, occurred),
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, activity_workflow_id) references activity_workflows
);
