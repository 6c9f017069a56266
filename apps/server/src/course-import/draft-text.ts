/**
 * `source` is what the author wrote, so that an export gives it back; `html` is made from it and cleaned by the writer.
 * In the html a file of the course is `course-file:<path>`, another activity `course-part:<key>`.
 */
export type DraftText = { source: string; html: string };
