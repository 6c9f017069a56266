import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type SignInState = {
  providerId: string;
  codeVerifier: string;
  nonce: string;
  redirectUrl: string;
  expires: Date;
};

export async function insertSignInState(
  db: Db,
  tenantId: string,
  { idHash, providerId, codeVerifier, nonce, redirectUrl, expires }: SignInState & { idHash: string },
): Promise<void> {
  await db.query(
    sql`insert into sign_in_states
          (tenant_id, id_hash, provider_id, code_verifier, nonce, redirect_url, expires)
        values (${tenantId}, ${idHash}, ${providerId}, ${codeVerifier}, ${nonce}, ${redirectUrl}, ${expires})`,
  );
}

/** Takes the state away as it is read: of two answers with the same state one finds nothing. */
export function takeSignInState(db: Db, tenantId: string, idHash: string): Promise<SignInState | null> {
  return findOne<SignInState>(
    db,
    sql`delete from sign_in_states where tenant_id = ${tenantId} and id_hash = ${idHash}
        returning provider_id as "providerId", code_verifier as "codeVerifier", nonce,
                  redirect_url as "redirectUrl", expires`,
  );
}
