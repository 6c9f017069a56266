/** The part of s3rver that the tests use; it brings no types of its own. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: Array<{ name: string }>;
    });
    run(): Promise<{ port: number; address: string }>;
    close(): Promise<void>;
  }
}
