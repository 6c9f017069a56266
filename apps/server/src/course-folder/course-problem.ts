/** What is wrong in a course folder, for its author. Lines count from 1. */
export type CourseProblem = { file: string; line: number; message: string };

/** Notes a problem in the file that is being read. */
export type ReportLine = (line: number, message: string) => void;
