import type { Types } from 'scimmy';

/** A kind of resource, and what of its schema is kept here. */
export type ResourceKind = {
  name: 'User' | 'Group';
  endpoint: '/Users' | '/Groups';
  definition: Types.SchemaDefinition;
  /** Attributes that are taken as they are sent. */
  kept: readonly string[];
  /** Those that are answered, and that nobody sets. */
  readOnly: readonly string[];
};
