export type S3Settings = {
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** From the environment; null where files lie in a folder, a sentence where a setting cannot work. */
export function readS3Settings(env: Record<string, string | undefined>): S3Settings | string | null {
  const missing = NEEDED.find((name) => !env[name]);
  const given = [...NEEDED, 'S3_REGION'].find((name) => env[name]);
  if (!given) return null;
  if (missing) return `${given} needs ${missing}, which is not set.`;
  const {
    S3_ENDPOINT = '',
    S3_BUCKET = '',
    S3_ACCESS_KEY_ID = '',
    S3_SECRET_ACCESS_KEY = '',
    S3_REGION,
  } = env;
  const endpoint = URL.canParse(S3_ENDPOINT) ? new URL(S3_ENDPOINT) : null;
  if (!endpoint || !/^https?:$/.test(endpoint.protocol) || endpoint.href !== `${endpoint.origin}/`)
    return 'S3_ENDPOINT must be an http or https address without a path, a name or a password.';
  if (!BUCKET.test(S3_BUCKET)) return `S3_BUCKET must be the name of a bucket, not "${S3_BUCKET}".`;
  if (S3_REGION && !/^[\w-]{1,60}$/.test(S3_REGION))
    return `S3_REGION must be a name such as eu-central-1, not "${S3_REGION}".`;
  return {
    endpoint,
    bucket: S3_BUCKET,
    region: S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
