import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { CourseDraft, DraftPart } from '../course-import/course-draft';

/**
 * The course as its author looks at it: open, whatever its state is to be, and without what only their tenant has, its
 * grading scale and its tools.
 */
export function previewDraft(draft: CourseDraft): CourseDraft {
  return { ...draft, state: 'ready', scale: null, parts: draft.parts.map(previewPart) };
}

function previewPart(part: DraftPart): DraftPart {
  const children = part.children.map(previewPart);
  const { content } = part;
  if (!content?.tool) return { ...part, children };
  const said = `Here learners open the tool “${content.tool.name}”.`;
  const text = content.text ?? { source: said, html: `<p>${escapeHtml(said)}</p>` };
  return { ...part, type: 'text', content: { ...content, tool: null, text }, children };
}
