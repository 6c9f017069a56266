import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import type { Db } from '../db/db';
import { cleanRichText } from '../rich-text/clean-rich-text';
import { type ArrangedNames, readArrangedNames } from '../store/course-import/arranged-names';
import { type LtiTool, listLtiTools } from '../store/lti/lti-tools';
import { isSameName } from '../texts/is-same-name';
import { type ImportProblem, problem } from './check-draft';
import type { CourseDraft } from './course-draft';
import { placedParts } from './draft-parts';
import type { DraftContext } from './normal-draft';

/** Our own quiz program, where the tenant has not said which tool asks its questions. */
const QUIZ_CLIENT = 'lantern-quiz';

export type TenantNames = ArrangedNames & { tools: LtiTool[] };

export async function readTenantNames(db: Db, tenantId: string): Promise<TenantNames> {
  return { ...(await readArrangedNames(db, tenantId)), tools: await listLtiTools(db, tenantId) };
}

export function draftContext({ frameSources, tools }: TenantNames): DraftContext {
  const context = { frameSources: parseAllowedSources(frameSources) };
  return {
    clean: (html) => cleanRichText(html, context),
    toolAddress: (name) => toolNamed(tools, name)?.targetLinkUri,
  };
}

export function toolNamed(tools: readonly LtiTool[], name: string): LtiTool | undefined {
  return tools.find((tool) => tool.name === name);
}

export function quizTool({ tools, quizTool: name }: TenantNames): LtiTool | undefined {
  return name === null ? tools.find(({ clientId }) => clientId === QUIZ_CLIENT) : toolNamed(tools, name);
}

export type MissingArrangement = {
  collections: string[];
  filters: Array<{ category: string; name: string }>;
};

type Arranged = Pick<TenantNames, 'collections' | 'categories' | 'attributes'>;

/** What the tenant does not have, and what could be made for it. */
export function missingArrangement(draft: CourseDraft, names: Arranged): MissingArrangement {
  const spelled = categorySpelling(draft, names);
  const filters = Object.entries(draft.filters).flatMap(([category, attributes]) =>
    attributes.map((name) => ({ category, name })),
  );
  return {
    collections: draft.collections.filter(
      (name) => !names.collections.some((each) => isSameName(each.name, name)),
    ),
    filters: filters.filter(
      ({ category, name }) =>
        !names.attributes.some((each) => each.category === spelled(category) && isSameName(each.name, name)),
    ),
  };
}

/** Its collections and filters as the tenant spells them; what the tenant does not have, as the draft does at first. */
export function withTenantSpelling(draft: CourseDraft, names: Arranged): CourseDraft {
  const spelled = categorySpelling(draft, names);
  const filters = new Map<string, string[]>();
  for (const [category, attributes] of Object.entries(draft.filters)) {
    const name = spelled(category);
    filters.set(name, [...(filters.get(name) ?? []), ...attributes]);
  }
  const ownOf = (category: string) => names.attributes.filter((each) => each.category === category);
  return {
    ...draft,
    collections: spelledOnce(draft.collections, names.collections),
    filters: Object.fromEntries(
      [...filters].map(([category, attributes]) => [category, spelledOnce(attributes, ownOf(category))]),
    ),
  };
}

/** Everything that the draft calls by a name nobody here has, told together. */
export function checkNames(
  draft: CourseDraft,
  names: TenantNames,
  { mayCreate }: { mayCreate: boolean },
): ImportProblem[] {
  const missing = mayCreate ? { collections: [], filters: [] } : missingArrangement(draft, names);
  const parts = placedParts(draft.parts).map(({ part }) => part);
  const quiz = quizTool(names) ? undefined : parts.find(({ content }) => content?.quiz);
  const isScaleUnknown = draft.scale !== null && !names.scales.some(({ name }) => name === draft.scale);
  return [
    ...(isScaleUnknown
      ? [problem('unknownScale', `There is no grading scale "${draft.scale}".`, { field: 'scale' })]
      : []),
    ...missing.collections.map((name) =>
      problem('unknownCollection', `There is no collection "${name}".`, { field: 'collections', name }),
    ),
    ...missing.filters.map(({ category, name }) =>
      problem('unknownFilter', `There is no "${name}" among the filters of "${category}".`, {
        field: 'filters',
        category,
        name,
      }),
    ),
    ...parts.flatMap(({ key, content }) => {
      const name = content?.tool?.name;
      if (name === undefined || toolNamed(names.tools, name)) return [];
      return problem('unknownTool', `No tool "${name}" is registered.`, { part: key, field: 'tool' });
    }),
    ...(quiz
      ? [
          problem(
            'noQuizTool',
            'The course has a quiz, and no tool is registered that could ask its questions: see "The quiz tool" in docs/operating.md.',
            { part: quiz.key, field: 'quiz' },
          ),
        ]
      : []),
  ];
}

function categorySpelling({ filters }: CourseDraft, { categories }: Arranged) {
  return spelling(Object.keys(filters), categories);
}

function spelledOnce(wanted: readonly string[], known: ReadonlyArray<{ name: string }>): string[] {
  return [...new Set(wanted.map(spelling(wanted, known)))];
}

/** The very name goes before one in another case, where a tenant has both. */
function spelling(wanted: readonly string[], known: ReadonlyArray<{ name: string }>) {
  const all = [...known.map(({ name }) => name), ...wanted];
  return (name: string): string =>
    known.some((each) => each.name === name) ? name : (all.find((each) => isSameName(each, name)) ?? name);
}
