import { sortName } from '@lantern/domain/display/sort-name';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

export type NewGradingScale = {
  id: string;
  name: string;
  description: string;
  maxScore: number;
  normalizedPassingScore: number;
  grades: Array<{ id: string; name: string; normalizedMinScore: number; color: string }>;
  passingGradeId: string | null;
};

export async function insertGradingScale(db: Db, tenantId: string, scale: NewGradingScale): Promise<void> {
  const { id, name, description, maxScore, normalizedPassingScore, grades, passingGradeId } = scale;
  await db.query(
    sql`insert into grading_scales (tenant_id, id, name, sort_name, description, max_score,
               normalized_passing_score, grades, passing_grade_id)
        values (${tenantId}, ${id}, ${name}, ${sortName(name)}, ${description}, ${maxScore},
                ${normalizedPassingScore}, ${JSON.stringify(grades)}, ${passingGradeId})`,
  );
}

type Placed = { id: string; name: string; position: number };

export async function insertTerm(db: Db, tenantId: string, { id, name, position }: Placed): Promise<void> {
  await db.query(
    sql`insert into terms (tenant_id, id, name, position) values (${tenantId}, ${id}, ${name}, ${position})`,
  );
}

export async function insertShowcase(
  db: Db,
  tenantId: string,
  { id, name, code, description, position }: Placed & { code: string; description: string },
): Promise<void> {
  await db.query(
    sql`insert into showcases (tenant_id, id, name, code, description, position)
        values (${tenantId}, ${id}, ${name}, ${code}, ${description}, ${position})`,
  );
}

export async function insertFilterCategory(
  db: Db,
  tenantId: string,
  { id, name, position }: Placed,
): Promise<void> {
  await db.query(
    sql`insert into filter_categories (tenant_id, id, name, position)
        values (${tenantId}, ${id}, ${name}, ${position})`,
  );
}

export async function insertFilterAttribute(
  db: Db,
  tenantId: string,
  { id, name, position, categoryId }: Placed & { categoryId: string },
): Promise<void> {
  await db.query(
    sql`insert into filter_attributes (tenant_id, id, category_id, name, position)
        values (${tenantId}, ${id}, ${categoryId}, ${name}, ${position})`,
  );
}
