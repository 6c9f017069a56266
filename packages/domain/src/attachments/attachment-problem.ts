import { hasInk } from '../posts/has-ink';

/** [5.7] What is wrong, as a message key with its parameters. */
export type AttachmentProblem =
  | { messageKey: 'validation.fileTooBig'; params: { maxBytes: number } }
  | { messageKey: 'validation.fileType'; params: { types: string } };

export type TextProblem =
  | { messageKey: 'validation.required'; params: Record<string, never> }
  | { messageKey: 'validation.maxLength'; params: { length: number } };

export type AttachmentLimits = {
  maxBytes: number;
  /** Extensions (".pdf"), media types ("image/png") or whole families ("image/*"); empty admits all. */
  types: readonly string[];
};

/** [5.7] May this file be attached? Null when it may. */
export function attachmentProblem(
  file: { name: string; type: string; size: number },
  { maxBytes, types }: AttachmentLimits,
): AttachmentProblem | null {
  if (file.size > maxBytes) return { messageKey: 'validation.fileTooBig', params: { maxBytes } };
  if (types.length === 0 || types.some((type) => isOfType(file, type.toLowerCase()))) return null;
  return { messageKey: 'validation.fileType', params: { types: types.join(', ') } };
}

/** [5.7] Is this text there, and short enough? Null when it is; length counts code points, as the database does. */
export function textProblem(
  text: string,
  { required, maxLength }: { required: boolean; maxLength: number },
): TextProblem | null {
  if (required && !hasInk(text)) return { messageKey: 'validation.required', params: {} };
  if (Array.from(text).length > maxLength)
    return { messageKey: 'validation.maxLength', params: { length: maxLength } };
  return null;
}

function isOfType(file: { name: string; type: string }, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
  if (type.endsWith('/*')) return file.type.toLowerCase().startsWith(type.slice(0, -1));
  return file.type.toLowerCase() === type;
}
