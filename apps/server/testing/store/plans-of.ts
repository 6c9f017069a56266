import type { Database, Db } from '../../src/db/db';
import type { Sql } from '../../src/db/sql';

type PlanNode = { 'Relation Name'?: string; 'Index Name'?: string; 'Node Type': string; Plans?: PlanNode[] };

export type Plan = { tables: string[]; indexes: string[]; nodes: string[] };

/** For tests: how the database carries out each statement of some work. */
export async function plansOf(database: Database, work: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const statements: Sql[] = [];
  await work({
    query: <Row>(statement: Sql) => {
      statements.push(statement);
      return database.query<Row>(statement);
    },
    transaction: (inner) => database.transaction(inner),
  });
  const plans: Plan[] = [];
  for (const statement of statements) {
    const explained = { ...statement, text: `explain (format json) ${statement.text}`, isDynamic: true };
    const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained);
    if (row) plans.push(planOf(row['QUERY PLAN'][0].Plan));
  }
  return plans;
}

function planOf(root: PlanNode): Plan {
  const nodes = allNodes(root);
  return {
    tables: [...new Set(nodes.flatMap((node) => node['Relation Name'] ?? []))],
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    nodes: nodes.map((node) => node['Node Type']),
  };
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}
